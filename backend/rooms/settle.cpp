#include "backend/rooms/settle.h"

#include <algorithm>
#include <stdexcept>

namespace rozbazi::rooms {

std::optional<Instant> computer_acts_at(const Sitting& sitting) {
  const Room& room = sitting.room;
  if (room.course.state != State::playing) return std::nullopt;
  const Instant since = room.course.turn_at.value();
  const Member* member = room.at(sitting.turn());
  if (member == nullptr) return since;
  // Where all are away the match waits for one of them: nobody would see it.
  if (member->away) return room.attended() ? std::optional(since) : std::nullopt;
  if (!room.terms.patience) return std::nullopt;
  return since + *room.terms.patience;
}

bool somebody_has_gone(const Room& room, Instant now) {
  return std::ranges::any_of(room.members,
                             [&](const Member& each) { return each.connected && now - each.seen_at >= kConnection; });
}

void see(Room& room, const Uuid& player, Instant now) {
  for (Member& member : room.members) {
    if (member.player == player) {
      if (!member.connected) member.seen_at = now;
      member.connected = true;
    } else if (now - member.seen_at >= kConnection) {
      member.connected = false;
    }
  }
}

void settle(Sitting& sitting, Instant now, const Reply& reply) {
  Room& room = sitting.room;
  if (room.course.state == State::playing && room.seated() == 0) sitting.abandon();
  for (;;) {
    const auto due = computer_acts_at(sitting);
    if (!due || *due > now) return;
    if (Member* const member = room.at(sitting.turn())) member->away = true;
    if (sitting.act(reply(sitting), now)) {
      throw std::logic_error("a computer player chose an action that is not legal");
    }
  }
}

void come_back(Sitting& sitting, Member& member, Instant now) {
  if (!member.away) return;
  member.away = false;
  if (sitting.turn() >= 0 && sitting.turn() == member.seat) sitting.room.course.turn_at = now;
}

}  // namespace rozbazi::rooms
