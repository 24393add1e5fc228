// Where a computer player of Five Hundred stands when it plays a card: its hand, what it knows of the hidden cards, and
// the judgements that leading and following have in common. Chances are 256ths.
#pragma once

#include <bit>

#include "engine/games/five-hundred/deal.h"
#include "engine/players/hidden_cards.h"

namespace rozbazi::five_hundred {

class Standpoint {
 public:
  /// `seen` is the view of the seat on turn, in the play; it must outlive this.
  explicit Standpoint(const Deal& seen);

  const Deal& deal() const { return seen_; }
  const Tricks& tricks() const { return seen_.tricks(); }
  const Trick& trick() const { return seen_.tricks().trick(); }
  const HiddenCards& hidden() const { return hidden_; }
  int me() const { return me_; }
  int declarer() const { return seen_.contract().declarer; }
  bool is_declarer() const { return me_ == declarer(); }
  bool declares() const { return same_side(me_, declarer()); }
  Game game() const { return seen_.contract().bid().game; }
  Cards hand() const { return hand_; }

  int next() const { return next_seat(me_); }
  int partner() const { return partner_of(me_); }
  int before() const { return (me_ + kSeats - 1) % kSeats; }
  /// How many cards of that lane the own hand holds.
  int length(Cards lane) const { return std::popcount(hand_ & lane); }
  /// The cards that an opponent may hold.
  Cards theirs() const { return theirs_; }
  /// Opponents' cards that are above this one in its lane.
  int stronger(int bit) const { return std::popcount(above(bit) & theirs_); }
  bool is_master(int bit) const { return stronger(bit) == 0; }

  /// The chance that a seat, yet to play to a trick in `led` (a lane) in which the card of bit `best` is winning, can
  /// beat it.
  int chance_to_beat(int seat, int best, Cards led) const;
  /// The chance that an opponent who is yet to play cannot follow that plain lane and beats it with a trump.
  int chance_of_ruff(Cards lane) const;
  /// The chance that the own side takes the trick when it goes on from the card `best` after this seat's card, `ours`
  /// telling whose that is.
  int chance_of_trick(int best, bool ours, Cards led) const;
  /// The opponents' trumps to be expected, in 256ths.
  int expected_trumps() const { return hidden_.expected(next(), kTrumps) + hidden_.expected(before(), kTrumps); }

 private:
  void recall_course();

  const Deal& seen_;
  int me_;
  Cards hand_;
  HiddenCards hidden_;
  Cards theirs_ = 0;
};

}  // namespace rozbazi::five_hundred
