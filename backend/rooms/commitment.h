// What is promised of a match in a room before its first card (docs/decisions.md, Rooms).
#pragma once

#include "backend/rooms/room.h"
#include "generator/commitment.h"

namespace rozbazi::rooms {

/// SHA-256 of the seed with the room's code and the match's number; anyone can compute it from a seed that is shown.
Commitment commitment(std::string_view code, const Course& course);

}  // namespace rozbazi::rooms
