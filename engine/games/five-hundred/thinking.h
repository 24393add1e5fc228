// How the hard player thinks about Five Hundred (engine/players/thinker.h).
#pragma once

#include "engine/games/five-hundred/deal.h"
#include "engine/games/five-hundred/solving.h"
#include "engine/match/action.h"
#include "engine/players/hidden_cards.h"
#include "engine/players/thinker.h"

namespace rozbazi::five_hundred {

struct Thinking {
  using Deal = five_hundred::Deal;
  using Solving = five_hundred::Solving;

  static Effort effort(const Deal& seen);
  static void consider(const Deal& seen, ActionList& list);
  static HiddenCards hidden(const Deal& seen);
  static Deal redealt(const Deal& seen, const Whereabouts& where, Lottery& lottery);
  static int doubt(const Deal& seen, const Deal& deal, Lottery& lottery);
  static int trust(const Deal& seen);
  static Action usual(const Deal& seen);
  static bool is_solvable(const Deal& deal);
  /// The declarer's side, whoever thinks; in a misère he is alone.
  static SeatSet side(const Deal& deal, int seat);
  /// In a misère everybody else wants him to take tricks.
  static SeatSet for_more(const Deal& deal, SeatSet side);
  static int worth(const Deal& deal, int seat, int more);
};

}  // namespace rozbazi::five_hundred
