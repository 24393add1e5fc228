#include "backend/groups/store.h"

namespace rozbazi::groups {
namespace {

// Forgetting a player changes this row first: whoever holds it shares the group with nobody who is gone.
constexpr db::Statement kHoldPlayer{"groups_hold_player",
                                    "select from players where player = $1 and name is not null for share"};
constexpr db::Statement kCreate{
    "groups_create",
    "insert into groups (group_id, name, code, created_at) values ($1, $2, $3, $4) on conflict do nothing"};
constexpr db::Statement kIsThere{"groups_is_there", "select from groups where group_id = $1"};
constexpr db::Statement kFind{
    "groups_find",
    "select group_id, g.name, code, player, p.name as member from groups g join group_members using (group_id) "
    "join players p using (player) where code = $1 order by joined_at, player"};
constexpr db::Statement kGroupsOf{
    "groups_of",
    "select group_id, name, code from group_members join groups using (group_id) where player = $1 "
    "order by joined_at, group_id"};

constexpr db::Statement kHold{"groups_hold", "select from groups where group_id = $1 for update"};
// In one order, so that two who are forgotten at the same time do not wait for each other.
constexpr db::Statement kHoldAll{
    "groups_hold_all",
    "select group_id from groups where group_id in (select group_id from group_members where player = $1) "
    "order by group_id for update"};
constexpr db::Statement kJoin{"groups_join",
                              "insert into group_members (group_id, player, joined_at) select $1, $2, $3 "
                              "where (select count(*) from group_members where group_id = $1) < $4 "
                              "on conflict do nothing"};
constexpr db::Statement kIsMember{"groups_is_member", "select from group_members where group_id = $1 and player = $2"};
constexpr db::Statement kLeave{"groups_leave", "delete from group_members where group_id = $1 and player = $2"};
constexpr db::Statement kDissolve{"groups_dissolve",
                                  "delete from groups where group_id = $1 and "
                                  "not exists (select from group_members where group_id = $1)"};

Group read(const pqxx::row& row) {
  return {db::uuid(row["group_id"]), row["name"].as<std::string>(), row["code"].as<std::string>()};
}

void leave_held(db::Session& session, const Uuid& group, const Uuid& player) {
  session.run(kLeave, group, player);
  session.run(kDissolve, group);
}

}  // namespace

bool create(db::Pool& pool, const Group& group, const Uuid& player, Instant now) {
  return pool.transact([&](db::Session& session) {
    if (session.run(kHoldPlayer, player).empty()) return true;
    session.run(kCreate, group.id, group.name, group.code, now);
    if (session.run(kIsThere, group.id).empty()) return false;
    session.run(kJoin, group.id, player, now, kMostMembers);
    return true;
  });
}

std::optional<GroupWithMembers> find(db::Pool& pool, std::string_view code) {
  const pqxx::result rows = pool.run(kFind, code);
  if (rows.empty()) return std::nullopt;
  GroupWithMembers found{read(rows.front()), {}};
  for (const pqxx::row& row : rows) {
    found.members.push_back({db::uuid(row["player"]), row["member"].as<std::string>()});
  }
  return found;
}

std::vector<Group> groups_of(db::Pool& pool, const Uuid& player) {
  std::vector<Group> groups;
  for (const pqxx::row& row : pool.run(kGroupsOf, player)) groups.push_back(read(row));
  return groups;
}

Joining join(db::Pool& pool, const Uuid& group, const Uuid& player, Instant now) {
  return pool.transact([&](db::Session& session) {
    if (session.run(kHoldPlayer, player).empty() || session.run(kHold, group).empty()) return Joining::gone;
    session.run(kJoin, group, player, now, kMostMembers);
    return session.run(kIsMember, group, player).empty() ? Joining::full : Joining::joined;
  });
}

void leave(db::Pool& pool, const Uuid& group, const Uuid& player) {
  pool.transact([&](db::Session& session) {
    session.run(kHold, group);
    leave_held(session, group, player);
    return true;
  });
}

void leave_all(db::Session& session, const Uuid& player) {
  for (const pqxx::row& row : session.run(kHoldAll, player)) leave_held(session, db::uuid(row["group_id"]), player);
}

}  // namespace rozbazi::groups
