// How the hard player thinks about Tute (engine/players/thinker.h).
#pragma once

#include "engine/games/tute/deal.h"
#include "engine/games/tute/doubt.h"
#include "engine/games/tute/solving.h"
#include "engine/match/action.h"
#include "engine/players/hidden_cards.h"
#include "engine/players/thinker.h"

namespace rozbazi::tute {

/// Worth is in halves of a point here.
struct Thinking {
  using Deal = tute::Deal;
  using Solving = tute::Solving;

  static Effort effort(const Deal& seen);
  static void consider(const Deal& seen, ActionList& list);
  static HiddenCards hidden(const Deal& seen);
  static Deal redealt(const Deal& seen, const Whereabouts& where, Lottery& lottery);
  static int doubt(const Deal&, const Deal& deal, Lottery&) { return doubt_of(deal); }
  static int trust(const Deal& seen);
  static Action usual(const Deal& seen);
  static bool is_solvable(const Deal& deal);
  static SeatSet side(const Deal& deal, int seat) { return side_of(deal.players(), seat); }
  static int worth(const Deal& deal, int seat, int more);
};

/// Of two players each knows the other's cards once the stock is drawn: there is one way that they can lie.
struct Counting : Thinking {
  static Effort effort(const Deal&) { return {1, 0, 1}; }
  static int trust(const Deal&) { return 0; }
  static bool is_solvable(const Deal& deal);
};

}  // namespace rozbazi::tute
