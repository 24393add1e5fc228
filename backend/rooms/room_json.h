// The objects that the API calls a room (docs/api.md, Rooms).
#pragma once

#include <string>

#include "backend/rooms/past_match.h"
#include "backend/rooms/sitting.h"

namespace rozbazi::rooms {

/// The room as that member sees it: a member in a seat has that seat's view, any other an onlooker's.
std::string to_json(const Sitting& sitting, const Member& member);
/// What somebody sees who stands at its open door.
std::string face_to_json(const Room& room);
/// All that a replay of that match needs, for a member of the room.
std::string replay_to_json(const Room& room, const PastMatch& past, const Member& member);

}  // namespace rozbazi::rooms
