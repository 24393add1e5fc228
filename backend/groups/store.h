// Groups and their members in the database.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/base/uuid.h"
#include "backend/clock.h"
#include "backend/db/pool.h"

namespace rozbazi::groups {

inline constexpr int kMostMembers = 100;
/// Characters of a code (backend/base/code.h).
inline constexpr int kCodeLength = 6;

struct Group {
  Uuid id;
  std::string name;
  std::string code;
};

struct Member {
  Uuid player;
  std::string name;
};

struct GroupWithMembers {
  Group group;
  std::vector<Member> members;  // in the order in which they joined
};

/// Stores a new group with its first member. False where another group has that code: then nothing is stored. True, and
/// nothing stored either, where the player has been forgotten.
bool create(db::Pool& pool, const Group& group, const Uuid& player, Instant now);
/// The group of that code, as read_code gives it.
std::optional<GroupWithMembers> find(db::Pool& pool, std::string_view code);
/// A player's groups in the order in which they were joined.
std::vector<Group> groups_of(db::Pool& pool, const Uuid& player);

enum class Joining {
  joined,  // or a member already
  full,
  gone  // the group, or the player
};
Joining join(db::Pool& pool, const Uuid& group, const Uuid& player, Instant now);
/// A group is gone with its last member.
void leave(db::Pool& pool, const Uuid& group, const Uuid& player);
/// Leaves every group; a part of forgetting the player, whose row the transaction has changed already.
void leave_all(db::Session& session, const Uuid& player);

}  // namespace rozbazi::groups
