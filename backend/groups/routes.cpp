#include "backend/groups/routes.h"

#include "backend/base/code.h"
#include "backend/groups/membership.h"
#include "backend/players/identity.h"
#include "backend/players/requested_name.h"
#include "backend/players/write_identity.h"
#include "engine/json/put.h"

namespace rozbazi::groups {
namespace {

std::string to_json(const GroupWithMembers& all) {
  return json::object([&](json::Writer& out) {
    json::put(out, "group", all.group.id.text());
    json::put(out, "name", all.group.name);
    json::put(out, "code", all.group.code);
    json::key(out, "members");
    out.StartArray();
    for (const Member& member : all.members) {
      out.StartObject();
      players::write_identity(out, member.player, member.name);
      out.EndObject();
    }
    out.EndArray();
  });
}

http::Answer create_group(const http::Request& request, db::Pool& pool, Instant now) {
  std::string name = players::requested_name(request);
  const players::Player player = players::authenticate(pool, request);
  Group group{Uuid::random(), std::move(name), random_code(kCodeLength)};
  while (!create(pool, group, player.id, now)) group.code = random_code(kCodeLength);
  return {.status = 201, .body = to_json({group, {{player.id, player.name}}})};
}

http::Answer show_group(const http::Request& request, db::Pool& pool) {
  const players::Player player = players::authenticate(pool, request);
  return {.body = to_json(require_own_group(pool, request, request.params[0], player)),
          .cache = http::Cache::private_revalidate};
}

http::Answer join_group(const http::Request& request, db::Pool& pool, Instant now) {
  const players::Player player = players::authenticate(pool, request);
  const Group group = require_group(pool, request, request.params[0], player).group;
  if (join(pool, group.id, player.id, now) == Joining::full) {
    throw http::Problem(422, "group_full",
                        "A group has at most " + std::to_string(kMostMembers) + " members, and this one has them.");
  }
  // Where the group is gone by now, this says so.
  return {.body = to_json(require_own_group(pool, request, group.code, player))};
}

http::Answer leave_group(const http::Request& request, db::Pool& pool) {
  const players::Player player = players::authenticate(pool, request);
  leave(pool, require_own_group(pool, request, request.params[0], player).group.id, player.id);
  return {.status = 204};
}

}  // namespace

void add_routes(http::Router& router, db::Pool& pool, const Clock& clock) {
  using http::Request;
  router.add("POST", "/v1/groups", [&](const Request& request) { return create_group(request, pool, clock.now()); });
  router.add("GET", "/v1/groups/{}", [&](const Request& request) { return show_group(request, pool); });
  router.add("POST", "/v1/groups/{}/members",
             [&](const Request& request) { return join_group(request, pool, clock.now()); });
  router.add("DELETE", "/v1/groups/{}/members/me", [&](const Request& request) { return leave_group(request, pool); });
}

}  // namespace rozbazi::groups
