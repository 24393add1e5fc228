// What a seat can work out about the other hands from its view: which cards are still out, who can hold them, and how
// likely somebody does. Chances are whole numbers of 256ths.
#pragma once

#include "engine/games/belote/deal.h"
#include "engine/players/hidden_cards.h"

namespace rozbazi::belote {

class Memory {
 public:
  /// `seen` is the view of the seat on turn, in the play.
  explicit Memory(const Deal& seen);

  const HiddenCards& hidden() const { return hidden_; }
  /// Cards that are neither in the own hand nor played.
  Cards unseen() const { return static_cast<Cards>(hidden_.hidden()); }

  /// The chance that the other seat holds at least one of `cards`, each unseen card being as likely in any place that
  /// is left for it.
  int chance_of_any(int seat, Cards cards) const { return hidden_.chance_of_any(seat, cards); }
  /// The chance that the other seat, yet to play to a trick with `led` (a lane) in which the card of bit `best` is
  /// winning, can play a higher one.
  int chance_to_beat(int seat, int best, Cards led) const;

  /// How many of `cards` the other seat holds on average, in 256ths.
  int expected(int seat, Cards cards) const { return hidden_.expected(seat, cards); }

 private:
  void recall_course(const Deal& seen);
  void recall_shown_cards(const Deal& seen);

  HiddenCards hidden_;
};

}  // namespace rozbazi::belote
