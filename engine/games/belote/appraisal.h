// What the cards of a hand are worth under a trump, in card points.
#pragma once

#include <array>

#include "engine/games/belote/cards.h"

namespace rozbazi::belote {

/// The prices of one kind of question; `appraise` adds them up.
struct Appraisal {
  int base = 0;
  std::array<int, kLane> trump{};       // each trump, weak to strong: 7 8 Q K T A 9 J
  std::array<int, kLane + 1> length{};  // by the number of trumps
  int ace = 0;                          // each of these of the other suits
  int ten_with_ace = 0;
  int ten_guarded = 0;  // without the ace, but with another card
  int empty = 0;        // a suit without a card
  int belote = 0;       // king and queen of trumps
};

/// `plain`: the hand, laid out plainly.
int appraise(const Appraisal& prices, Cards plain, Suit trump);

}  // namespace rozbazi::belote
