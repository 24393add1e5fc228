// Where a computer player stands when it plays a card: its hand, what it remembers, and the judgements that leading and
// following have in common. Chances are 256ths.
#pragma once

#include "engine/games/belote/deal.h"
#include "engine/games/belote/memory.h"

namespace rozbazi::belote {

class Standpoint {
 public:
  /// `seen` is the view of the seat on turn, in the play; it must outlive this.
  explicit Standpoint(const Deal& seen);

  const Deal& deal() const { return seen_; }
  const Memory& memory() const { return memory_; }
  int me() const { return me_; }
  int partner() const { return (me_ + 2) % kSeats; }
  /// The opponents: the one who plays after this seat, and the one before it.
  int next() const { return next_seat(me_); }
  int before() const { return (me_ + 3) % kSeats; }
  Cards hand() const { return hand_; }
  bool is_declarer() const { return me_ == seen_.contract().declarer; }
  bool is_taker() const { return same_side(me_, seen_.contract().declarer); }

  /// No stronger card of the lane is in another hand.
  bool is_master(int bit) const { return (above(bit) & memory_.unseen()) == 0; }
  /// How many cards of that lane the own hand holds.
  int length(Cards lane) const { return std::popcount(hand_ & lane); }
  /// Playing this card leaves the own ten of its lane, whose ace is out, with fewer cards to guard it.
  bool guards_ten(int bit) const;
  /// The chance that an opponent cannot follow a plain lane and holds a trump.
  int chance_of_ruff(Cards lane) const;
  /// The chance that the partner holds the strongest card of the lane that is out.
  int chance_of_partners_master(Cards lane) const;
  /// The opponents' trumps to be expected, in 256ths.
  int trumps_of_opponents() const;

 private:
  const Deal& seen_;
  Memory memory_;
  int me_;
  Cards hand_;
};

}  // namespace rozbazi::belote
