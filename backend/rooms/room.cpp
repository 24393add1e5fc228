#include "backend/rooms/room.h"

#include <algorithm>
#include <utility>

namespace rozbazi::rooms {

std::string_view name(State state) {
  switch (state) {
    case State::lobby:
      return "lobby";
    case State::playing:
      return "playing";
    case State::over:
      break;
  }
  return "over";
}

std::optional<int> Course::seat_of(const Uuid& player) const {
  const auto found = std::ranges::find(sat, std::optional(player));
  return found == sat.end() ? std::nullopt : std::optional(static_cast<int>(found - sat.begin()));
}

const Member* Room::find(const Uuid& player) const {
  const auto found = std::ranges::find(members, player, &Member::player);
  return found == members.end() ? nullptr : &*found;
}

Member* Room::find(const Uuid& player) { return const_cast<Member*>(std::as_const(*this).find(player)); }

const Member* Room::at(int seat) const {
  const auto found = std::ranges::find(members, std::optional(seat), &Member::seat);
  return found == members.end() ? nullptr : &*found;
}

Member* Room::at(int seat) { return const_cast<Member*>(std::as_const(*this).at(seat)); }

int Room::seated() const {
  return static_cast<int>(std::ranges::count_if(members, [](const Member& each) { return each.seat.has_value(); }));
}

bool Room::attended() const {
  return std::ranges::any_of(members, [](const Member& each) { return each.seat && !each.away; });
}

bool Room::open() const {
  return course.state != State::playing && seated() < terms.seats && members.size() < kMostMembers;
}

int Room::length() const { return static_cast<int>(std::ranges::count(course.actions, ' ')); }

}  // namespace rozbazi::rooms
