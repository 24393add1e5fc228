// Matches of a room that are over. The database keeps them in the statement that ends them.
#pragma once

#include "backend/db/pool.h"
#include "backend/rooms/room.h"

namespace rozbazi::rooms {

struct PastMatch {
  struct Player {
    Uuid id;
    std::optional<std::string> name;  // as it is now; nothing: forgotten
  };

  Course course;
  std::vector<std::optional<Player>> players;  // who sat there at the end, by seat; nothing: the computer

  /// Nothing: that player looked on, or came later.
  std::optional<int> seat_of(const Uuid& player) const;
};

std::optional<PastMatch> find_past_match(db::Pool& pool, const Uuid& room, int number);

}  // namespace rozbazi::rooms
