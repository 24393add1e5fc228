// Plays as they are read from the database.
#pragma once

#include <vector>

#include "backend/boards/ranks.h"
#include "backend/db/pool.h"
#include "backend/plays/play.h"

namespace rozbazi::plays {

std::optional<Play> find(db::Pool& pool, boards::Ranks& ranks, const Uuid& play);
/// That player's play of that deal.
std::optional<Play> find(db::Pool& pool, boards::Ranks& ranks, const Uuid& player, Date date, std::string_view table);
/// A player's plays of those days, both included, newest first.
std::vector<Play> list(db::Pool& pool, const Uuid& player, Date from, Date to);

}  // namespace rozbazi::plays
