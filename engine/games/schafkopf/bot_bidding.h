// What the computer player says in the auction, and which suit it names.
#pragma once

#include "engine/games/schafkopf/appraisal.h"
#include "engine/games/schafkopf/deal.h"

namespace rozbazi::schafkopf {

/// What such a hand calls of the games that it may (bit by number of Kind); Kind::none where passing is worth more, and
/// Sie is worth most. `leads`: the first lead is this seat's.
Plan best_call(unsigned sayable, Cards hand, bool leads);

/// `seen` is the view of the seat on turn, before the play.
Action choose_call(const Deal& seen);
Action choose_suit(const Deal& seen);

}  // namespace rozbazi::schafkopf
