// What a side is sure of at the start of a trick where cards are worth points and the highest trump wins: every trump
// that no trump of the others is above, for its trick can only be taken by itself or by its partner's.
#pragma once

#include <bit>

namespace rozbazi::solver {

template <class Play>
class SurePoints {
 public:
  using Cards = typename Play::Cards;

  /// `cards` are those still held, `side` those that the side was dealt.
  SurePoints(Cards cards, Cards side) {
    const Cards ours = cards & side & Play::Lanes::kTrumps;
    const Cards theirs = cards & ~side & Play::Lanes::kTrumps;
    ours_ = worth_above(ours, theirs);
    theirs_ = worth_above(theirs, ours);
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
