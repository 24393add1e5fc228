// What a seat can work out about the other hands from its view.
#pragma once

#include "engine/games/schafkopf/deal.h"
#include "engine/players/hidden_cards.h"

namespace rozbazi::schafkopf {

class Memory : public HiddenCards {
 public:
  /// `seen` is the view of the seat on turn.
  explicit Memory(const Deal& seen);

  /// The chance that the other seat, yet to play to a trick with `led` (a lane) in which the card of bit `best` is
  /// winning, can play a higher one.
  int chance_to_beat(int seat, int best, Cards led) const;

 private:
  void recall_course(const Deal& seen);
  void recall_called_ace(const Deal& seen);
};

}  // namespace rozbazi::schafkopf
