// Announcements (docs/rules/belote.md 9): sequences and carrés, found in the eight-card hands when play begins.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/base/inplace_vector.h"
#include "engine/games/belote/cards.h"
#include "engine/match/seats.h"

namespace rozbazi::belote {

struct Announcement {
  enum class Kind : std::uint8_t { tierce, cinquante, cent, carre };

  std::int8_t seat = 0;
  Kind kind = Kind::tierce;
  std::uint8_t points = 0;
  std::uint16_t strength = 0;  // 9.5: the higher one is the stronger, equal ones are equal
  Cards cards = 0;             // laid out plainly; 0 where they are not known
};

std::string_view name(Announcement::Kind kind);

/// Eight cards hold at most two: two carrés, two sequences, or one of each.
using Announcements = InplaceVector<Announcement, 2 * kMostSeats>;

/// All announcements of plainly laid out hands: seats in order from eldest, within a seat strongest first, equally
/// strong ones by suit.
Announcements find_announcements(const PerSeat<Cards>& hands, Suit trump, int eldest);

/// The side (0: seats 0 and 2, 1: seats 1 and 3) that scores all its announcements, or -1 where there are none (9.6).
int counting_side(const Announcements& announcements);

}  // namespace rozbazi::belote
