// Where the cards that a computer player cannot see may lie: in the other hands, or aside in a stock, a kitty or a
// discard. A game tells how many cards lie where and what its course rules out; what follows from counting is worked
// out here, and how likely somebody holds a card: each is as likely in any place that is left for it.
//
// A place is a seat, or kAside. Chances are whole numbers of 256ths.
#pragma once

#include <cstdint>

#include "engine/match/seats.h"

namespace rozbazi {

inline constexpr int kCertain = 256;

class HiddenCards {
 public:
  using Cards = std::uint64_t;

  static constexpr int kAside = kMostSeats;
  static constexpr int kPlaces = kMostSeats + 1;

  /// All cards that are hidden.
  explicit HiddenCards(Cards hidden) : hidden_(hidden) {}

  /// `count` of the hidden cards lie in this place; a place that is never given has none.
  void lie_in(int place, int count) {
    may_hold_[place] = hidden_;
    count_[place] = count;
  }
  void rule_out(int place, Cards cards) { may_hold_[place] &= ~cards; }
  /// These lie in no other place.
  void only_in(int place, Cards cards);
  /// To be called when all is told, before anything is asked.
  void count_out();

  Cards hidden() const { return hidden_; }
  /// How many of the hidden cards lie in that place.
  int count(int place) const { return count_[place]; }
  /// The hidden cards that may lie in that place, and those of them that can lie nowhere else.
  Cards may_hold(int place) const { return may_hold_[place]; }
  Cards holds(int place) const { return holds_[place]; }

  /// The chance that at least one of `cards` lies in that place.
  int chance_of_any(int place, Cards cards) const;
  /// How many of `cards` lie there on average, in 256ths.
  int expected(int place, Cards cards) const;

 private:
  int chance_of(int place, Cards card) const;

  Cards hidden_;
  Cards may_hold_[kPlaces]{};
  Cards holds_[kPlaces]{};
  int count_[kPlaces]{};
  int open_[kPlaces]{};  // cards in that place beyond `holds_`
};

}  // namespace rozbazi
