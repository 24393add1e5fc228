// Rooms and their members in the database.
#pragma once

#include "backend/db/pool.h"
#include "backend/rooms/room.h"

namespace rozbazi::rooms {

/// Stores a new room with its one member. False where another room has that code: then nothing is stored. True, and
/// nothing stored either, where the member has been forgotten.
bool create(db::Pool& pool, const Room& room);
/// The room of that code, unless it has not been used for kLife.
std::optional<Room> find(db::Pool& pool, std::string_view code, Instant now);
/// Stores what has become of a room, as its next version, if the one that was read is still the last; tells whether.
/// A room without members is gone.
bool change(db::Pool& pool, const Room& read, const Room& changed);
/// Notes that a member was seen; the room's version, or nothing where there is no such member or it is noted already.
std::optional<std::int64_t> note_seen(db::Pool& pool, const Uuid& room, const Uuid& player, Instant now);

/// Leaves every room; a part of forgetting the player, whose row the transaction has changed already.
void leave_all(db::Session& session, const Uuid& player);
/// Deletes the rooms that have not been used for kLife.
void sweep(db::Pool& pool, Instant now);

}  // namespace rozbazi::rooms
