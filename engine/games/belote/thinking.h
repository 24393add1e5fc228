// How the hard player thinks about Belote (engine/players/thinker.h).
#pragma once

#include "engine/games/belote/deal.h"
#include "engine/games/belote/solving.h"
#include "engine/match/action.h"
#include "engine/players/hidden_cards.h"
#include "engine/players/thinker.h"

namespace rozbazi::belote {

struct Thinking {
  using Deal = belote::Deal;
  using Solving = belote::Solving;

  static Effort effort(const Deal& seen);
  static void consider(const Deal& seen, ActionList& list);
  static HiddenCards hidden(const Deal& seen);
  static Deal redealt(const Deal& seen, const Whereabouts& where, Lottery& lottery);
  static int doubt(const Deal& seen, const Deal& deal, Lottery& lottery);
  static int trust(const Deal& seen);
  static Action usual(const Deal& seen);
  static bool is_solvable(const Deal& deal);
  static SeatSet side(const Deal&, int seat) { return side_of(seat); }
  static int worth(const Deal& deal, int seat, int more);
};

}  // namespace rozbazi::belote
