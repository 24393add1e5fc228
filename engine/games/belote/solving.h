// How the play of Belote's tricks is solved (engine/solver/solver.h): for the points of cards and the dix de der. What
// was announced belongs to its side whatever is played.
#pragma once

#include "engine/games/belote/deal.h"
#include "engine/solver/play.h"
#include "engine/solver/rows.h"

namespace rozbazi::belote {

struct Solving : solver::CardPlay<Tricks, Lanes> {
  static constexpr solver::Segment kSegments[]{{0, 8}, {8, 8}, {16, 8}, {24, 8}};

  static Tricks position(const Deal& deal) { return deal.tricks(); }
  static int move_of(const Deal& deal, Action action) { return bit_of(deal.layout(), action.card()); }

  static int trick_worth(const Tricks& tricks) { return tricks.done() == kTricks - 1 ? kLastTrick : 0; }
  static int worth_besides(const Tricks& tricks) { return tricks.over() ? 0 : kLastTrick; }
};

}  // namespace rozbazi::belote
