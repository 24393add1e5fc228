// What a side is sure of at the start of a trick where cards are worth points and the highest trump wins: every trump
// that no trump of the others is above, for its trick can only be taken by itself or by its partner's.
#pragma once

#include <bit>

#include "engine/match/seats.h"

namespace rozbazi::solver {

template <class Play>
class SurePoints {
 public:
  using Position = typename Play::Position;
  using Cards = typename Play::Cards;

  SurePoints(const Position& position, SeatSet side) {
    Cards ours = 0;
    Cards theirs = 0;
    for (int seat = 0; seat < kMostSeats; ++seat) {
      (side.has(seat) ? ours : theirs) |= position.hand(seat) & Play::Lanes::kTrumps;
    }
    ours_ = ours > theirs ? worth_above(ours, theirs) : 0;
    theirs_ = theirs > ours ? worth_above(theirs, ours) : 0;
  }

  int ours() const { return ours_; }
  int theirs() const { return theirs_; }

 private:
  static int worth_above(Cards high, Cards low) {
    int worth = 0;
    while (high > low) {
      const int bit = static_cast<int>(std::bit_width(high)) - 1;
      worth += Play::worth(bit);
      high &= ~(Cards{1} << bit);
    }
    return worth;
  }

  int ours_ = 0;
  int theirs_ = 0;
};

}  // namespace rozbazi::solver
