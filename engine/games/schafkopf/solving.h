// How the play of Schafkopf's tricks is solved (engine/solver/solver.h): for card points, those of a side in a
// Rufspiel, Wenz or Solo, of one seat in a Ramsch, where all others are for more of them. A Tout is over with the first
// trick that it loses.
#pragma once

#include "engine/games/schafkopf/deal.h"
#include "engine/solver/play.h"
#include "engine/solver/rows.h"

namespace rozbazi::schafkopf {

/// The play of tricks, as long as it goes on.
struct Playing : Tricks {
  Playing() = default;
  Playing(const Tricks& tricks, int tout) : Tricks(tricks), tout_(static_cast<std::int8_t>(tout)) {}

  bool over() const { return Tricks::over() || (is_tout() && taken(tout_) != done()); }
  bool is_tout() const { return tout_ >= 0; }

 private:
  std::int8_t tout_ = -1;  // who plays a Tout
};

struct Solving : solver::CardPlay<Playing, Lanes> {
  // Seven places of each suit, the trump suit's before unters and obers.
  static constexpr solver::Segment kSegments[]{{0, 7}, {12, 7}, {24, 7}, {36, 7}, {48, 7, false}, {55, 8}};

  static Playing position(const Deal& deal) {
    const Contract contract = deal.contract();
    return {deal.tricks(), is_tout(contract.kind) ? contract.declarer : -1};
  }
  static int move_of(const Deal& deal, Action action) { return bit_of(deal.layout(), action.card()); }

  static bool played_out(const Playing& play) { return !play.is_tout(); }
  static int trick_worth(const Playing&) { return 0; }
  static int worth_besides(const Playing&) { return 0; }
  /// Whether the called ace still binds its holder: it is the highest of its lane, so that rows tell the rest.
  static unsigned state(const Playing& play) { return play.called() != 0 ? 1 : 0; }
  static Cards unlike_any(const Playing& play) { return play.called(); }
};

}  // namespace rozbazi::schafkopf
