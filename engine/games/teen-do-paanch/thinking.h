// How the hard player thinks about Teen Do Paanch (engine/players/thinker.h).
#pragma once

#include "engine/games/teen-do-paanch/deal.h"
#include "engine/games/teen-do-paanch/solving.h"
#include "engine/match/action.h"
#include "engine/players/hidden_cards.h"
#include "engine/players/thinker.h"

namespace rozbazi::teen_do_paanch {

struct Thinking {
  using Deal = teen_do_paanch::Deal;
  using Solving = teen_do_paanch::Solving;

  static Effort effort(const Deal& seen);
  static void consider(const Deal& seen, ActionList& list);
  static HiddenCards hidden(const Deal& seen);
  static Deal redealt(const Deal& seen, const Whereabouts& where, Lottery& lottery);
  static int doubt(const Deal& seen, const Deal& deal, Lottery& lottery);
  static int trust(const Deal& seen);
  static Action usual(const Deal& seen);
  /// Never. Solved, a seat plays against two who do nothing but to hinder it; here each of them wants tricks of its
  /// own, and playing out as they do tells better what a card is worth, down to the last one.
  static bool is_solvable(const Deal&) { return false; }
  static SeatSet side(const Deal&, int seat) { return SeatSet::of(seat); }
  static int worth(const Deal& deal, int seat, int more);
};

}  // namespace rozbazi::teen_do_paanch
