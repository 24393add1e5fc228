// Matches of a room that are over. The database keeps them in the statement that ends them.
#pragma once

#include "backend/db/pool.h"
#include "backend/rooms/room.h"

namespace rozbazi::rooms {

struct PastMatch {
  Course course;
  std::vector<std::optional<std::string>> names;  // as they are now, of who sat there, by seat; nothing: forgotten
};

std::optional<PastMatch> find_past_match(db::Pool& pool, const Uuid& room, int number);

}  // namespace rozbazi::rooms
