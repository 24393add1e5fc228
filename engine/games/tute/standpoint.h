// Where a computer player of Tute stands when it plays a card: its hand, what it remembers, and what can be told from
// them. Chances are 256ths.
#pragma once

#include "engine/games/tute/deal.h"
#include "engine/games/tute/memory.h"

namespace rozbazi::tute {

class Standpoint {
 public:
  /// `seen` is the view of the seat on turn; it must outlive this.
  explicit Standpoint(const Deal& seen);

  const Deal& deal() const { return seen_; }
  const HiddenCards& hidden() const { return hidden_; }
  const Trick& trick() const { return seen_.tricks().trick(); }
  int me() const { return me_; }
  Cards hand() const { return hand_; }
  /// -1 with two and three players.
  int partner() const { return partner_; }
  /// With two players, while cards are drawn and nobody must follow.
  bool in_stock() const { return seen_.stock() > 0; }
  bool last_trick() const { return seen_.cards_held(me_) == 1; }

  bool leads() const { return trick().size == 0; }
  bool partner_wins() const { return !leads() && trick().winner == partner_; }
  /// Whether that card would be winning.
  bool beats(int bit) const {
    return leads() || (bit > trick().best && (lanes::card_mask(bit) & (trick().led | kTrumps)) != 0);
  }
  /// The chance that the own side takes the trick once the card is played.
  int chance_of_trick(int bit) const;

  /// How many cards of that lane the own hand holds.
  int length(Cards lane) const { return std::popcount(hand_ & lane); }
  /// The stronger cards of its lane that are not in the own hand and not played.
  Cards stronger_out(int bit) const { return lanes::above(bit) & out_; }
  bool is_master(int bit) const { return stronger_out(bit) == 0; }

  /// The chance that an opponent trumps that lane when it is led.
  int chance_of_ruff(Cards lane) const;
  /// The chance that an opponent holds one of them.
  int chance_of_theirs(Cards cards) const;
  /// How many of them the opponents are to be expected to hold, in 256ths.
  int expected_theirs(Cards cards) const;

 private:
  int chance_to_beat(int seat, int best, Cards led) const;
  bool is_opponent(int seat) const { return seat != me_ && seat != partner_; }

  const Deal& seen_;
  HiddenCards hidden_;
  int me_;
  int partner_;
  Cards hand_;
  Cards out_;  // hidden, or exposed under the stock
};

}  // namespace rozbazi::tute
