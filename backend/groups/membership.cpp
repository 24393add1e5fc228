#include "backend/groups/membership.h"

#include <algorithm>

#include "backend/base/code.h"

namespace rozbazi::groups {
namespace {

bool holds(const GroupWithMembers& group, const players::Player& player) {
  return std::ranges::find(group.members, player.id, &Member::player) != group.members.end();
}

}  // namespace

GroupWithMembers require_group(db::Pool& pool, const http::Request& request, std::string_view code,
                               const players::Player& asker) {
  const auto read = read_code(code, kCodeLength);
  auto group = read ? find(pool, *read) : std::nullopt;
  if (!group || !holds(*group, asker)) request.draw(http::Budget::guesses);
  if (!group) throw http::Problem(404, "no_such_group", "There is no such group; its members can tell its code.");
  return *std::move(group);
}

GroupWithMembers require_own_group(db::Pool& pool, const http::Request& request, std::string_view code,
                                   const players::Player& asker) {
  GroupWithMembers group = require_group(pool, request, code, asker);
  if (!holds(group, asker)) {
    throw http::Problem(403, "not_a_member", "This group is for its members. POST to its members joins it.");
  }
  return group;
}

}  // namespace rozbazi::groups
