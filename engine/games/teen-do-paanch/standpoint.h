// Where a computer player stands when it gives or plays a card: its hand, what it remembers, and the judgements that
// its decisions have in common. Chances are 256ths.
#pragma once

#include "engine/games/teen-do-paanch/deal.h"
#include "engine/players/hidden_cards.h"

namespace rozbazi::teen_do_paanch {

/// The chance of two things that have nothing to do with each other.
constexpr int both(int one, int other) { return one * other / kCertain; }

class Standpoint {
 public:
  /// `seen` is the view of the seat on turn, once the trump is named; it must outlive this.
  explicit Standpoint(const Deal& seen);

  const Deal& deal() const { return seen_; }
  const HiddenCards& hidden() const { return hidden_; }
  int me() const { return me_; }
  /// The one who plays after this seat, and the one before it.
  int next() const { return next_seat(me_); }
  int before() const { return next_seat(next()); }
  Cards hand() const { return hand_; }

  /// How many cards of that lane the own hand holds.
  int length(Cards lane) const { return std::popcount(hand_ & lane); }
  /// How many stronger cards of its lane are in other hands.
  int stronger(int bit) const { return std::popcount(lanes::above(bit) & hidden_.hidden()); }
  bool is_master(int bit) const { return stronger(bit) == 0; }
  /// The own hand has a stronger card of the lane that will win as well as any.
  bool is_under_own_master(int bit) const;
  /// A plain card that is needed beside the own best of its lane, which only one card beats.
  bool is_guard(int bit) const;
  /// The own next lower card of the lane is worth as much.
  bool is_touching(int bit) const;
  /// The last card of a plain lane, with trumps in hand to ruff it from then on.
  bool makes_void(int bit) const;
  /// How many plain cards of the own hand nothing of their lane beats.
  int plain_masters() const;
  /// Hidden trumps.
  int trumps_out() const { return std::popcount(hidden_.hidden() & lanes::kTrumps); }

  /// The chance that the other seat, yet to play to a trick with `led` (a lane) in which the card of bit `best` is
  /// winning, can play a higher one.
  int chance_to_beat(int seat, int best, Cards led) const;
  /// The chance that the other seat cannot follow a plain lane and holds a trump.
  int chance_of_ruff(int seat, Cards lane) const;
  /// The same of any other seat.
  int chance_of_any_ruff(Cards lane) const;

 private:
  const Deal& seen_;
  int me_;
  Cards hand_;
  HiddenCards hidden_;
};

}  // namespace rozbazi::teen_do_paanch
