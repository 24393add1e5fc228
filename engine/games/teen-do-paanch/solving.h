// How the play of Teen Do Paanch's tricks is solved (engine/solver/solver.h): for the tricks of one seat against the
// two others.
#pragma once

#include "engine/games/teen-do-paanch/deal.h"
#include "engine/solver/play.h"
#include "engine/solver/rows.h"
#include "engine/solver/tricks/solver.h"

namespace rozbazi::teen_do_paanch {

struct Solving : solver::CardPlay<Tricks, Lanes> {
  static constexpr solver::Segment kSegments[]{{0, 8}, {12, 8}, {24, 8}, {36, 8}, {48, 10}};

  static Tricks position(const Deal& deal) { return deal.tricks(); }
  static int move_of(const Deal& deal, Action action) { return deal.layout().bit_of(action.card()); }

  static constexpr Cards kPlainLanes[]{lanes::suit_lane(Suit::clubs), lanes::suit_lane(Suit::diamonds),
                                       lanes::suit_lane(Suit::hearts), lanes::suit_lane(Suit::spades)};

  static Cards asking(const Tricks&) { return 0; }
  static Cards askable(const Tricks&) { return 0; }

  static int trick_worth(const Tricks&) { return 1; }
  static int worth_besides(const Tricks& tricks) { return kTricks - tricks.done(); }
};

}  // namespace rozbazi::teen_do_paanch
