// Which group a code names, for whoever asks.
#pragma once

#include "backend/groups/store.h"
#include "backend/http/exchange.h"
#include "backend/players/player.h"

namespace rozbazi::groups {

/// The group behind a code that was typed; throws 404 no_such_group. Whoever names a group without being in it may be
/// guessing, and is told nothing without drawing on the budget for that.
GroupWithMembers require_group(db::Pool& pool, const http::Request& request, std::string_view code,
                               const players::Player& asker);
/// The same for members alone; throws 403 not_a_member.
GroupWithMembers require_own_group(db::Pool& pool, const http::Request& request, std::string_view code,
                                   const players::Player& asker);

}  // namespace rozbazi::groups
