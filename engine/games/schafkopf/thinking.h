// How the hard player thinks about Schafkopf (engine/players/thinker.h). Who holds the called ace in an imagined deal
// is the partner there.
#pragma once

#include "engine/games/schafkopf/deal.h"
#include "engine/games/schafkopf/memory.h"
#include "engine/games/schafkopf/solving.h"
#include "engine/players/thinker.h"

namespace rozbazi::schafkopf {

struct Thinking {
  using Deal = schafkopf::Deal;
  using Solving = schafkopf::Solving;

  static Effort effort(const Deal& seen);
  static void consider(const Deal& seen, ActionList& list);
  static HiddenCards hidden(const Deal& seen);
  static Deal redealt(const Deal& seen, const Whereabouts& where, Lottery& lottery);
  static int doubt(const Deal& seen, const Deal& imagined, Lottery& lottery);
  static int trust(const Deal& seen);
  static Action usual(const Deal& seen);
  static bool is_solvable(const Deal& deal);
  /// The declaring side, whoever thinks: `more` are its points.
  static SeatSet side(const Deal& deal, int seat);
  static int worth(const Deal& deal, int seat, int more);
};

}  // namespace rozbazi::schafkopf
