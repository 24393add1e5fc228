// What people do in a room. Each of these changes the room, or throws the http::Problem that tells why not and leaves
// it as it was.
#pragma once

#include "backend/players/player.h"
#include "backend/rooms/sitting.h"

namespace rozbazi::rooms {

/// 409: something else happened first. Whoever answers with it shows the room as it is.
inline constexpr int kOvertaken = 409;

/// 422 room_full where the room is not open.
void join(Room& room, const players::Player& player, Instant now);
void leave(Room& room, const Uuid& player);

/// Takes a free seat, stands up, or, with `swap`, asks to change seats with who sits there: done when both have asked.
/// While a match is played nobody changes seats.
void sit(Sitting& sitting, Member& member, std::optional<int> seat, bool swap, Instant now);

/// Begins the first match, or the next one after one is over. `version` is that of the room which the member saw. Where
/// one is being played already, somebody else was as fast.
void start(Sitting& sitting, const Member& member, std::int64_t version, Instant now);
void rematch(Sitting& sitting, const Member& member, std::int64_t version, Instant now);

/// Plays an action after so many others. The same one sent twice is played once.
void act(Sitting& sitting, const Member& member, int after, std::string_view action, Instant now);

void say(Member& member, std::string_view phrase, Instant now);

}  // namespace rozbazi::rooms
