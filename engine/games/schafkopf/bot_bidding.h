// What the computer player says in the auction, and which suit it names.
#pragma once

#include "engine/games/schafkopf/deal.h"

namespace rozbazi::schafkopf {

/// `seen` is the view of the seat on turn, before the play.
Action choose_call(const Deal& seen);
Action choose_suit(const Deal& seen);

}  // namespace rozbazi::schafkopf
