// What is due in a room besides what its people do: the computer's turns, and who has gone.
#pragma once

#include <functional>
#include <string>

#include "backend/rooms/sitting.h"

namespace rozbazi::rooms {

/// What a computer player does on turn in the match of that room; may throw http::Problem where it cannot be told now.
using Reply = std::function<std::string(const Sitting&)>;

/// Who has not been seen for as long is not connected.
inline constexpr std::chrono::seconds kConnection{25};
/// How exactly it is noted when a member was seen.
inline constexpr std::chrono::seconds kSeenTo{10};

/// When the computer acts if nobody does anything before; nothing where it waits for people.
std::optional<Instant> computer_acts_at(const Sitting& sitting);

/// Whether somebody is shown as connected who has not been seen for too long.
bool somebody_has_gone(const Room& room, Instant now);
/// Shows as connected that player, whom we see now, and nobody who has gone.
void see(Room& room, const Uuid& player, Instant now);
/// Lets the computer act where it is its turn, in the seats of nobody and of those who are away; whose time is over is
/// away from now on. A match in which nobody sits any more is ended without a result. Where a reply cannot be had, all
/// before it has happened.
void settle(Sitting& sitting, Instant now, const Reply& reply);
/// The member is back: nobody plays for them any more, and where it is their turn, it begins anew.
void come_back(Sitting& sitting, Member& member, Instant now);

}  // namespace rozbazi::rooms
