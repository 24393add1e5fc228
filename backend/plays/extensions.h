// Many changes to plays in one statement.
#pragma once

#include <span>
#include <vector>

#include "backend/db/pool.h"
#include "backend/plays/writer.h"

namespace rozbazi::plays {

/// Stores all that can be stored, finishes with the counts of their boards, and tells in the same order what became of
/// each. No play may be among them twice. It waits for nobody who is at work on a play or its day. Done again it stores
/// nothing more, and those that were stored are overtaken, by themselves.
std::vector<Outcome> store_extensions(db::Session& session, std::span<const Extension* const> extensions);

}  // namespace rozbazi::plays
