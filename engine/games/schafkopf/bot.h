// The computer player of Schafkopf, level normal: it knows its view, counts cards, and uses no chance.
#pragma once

#include "engine/games/schafkopf/deal.h"

namespace rozbazi::schafkopf {

/// `seen` is the view of the seat on turn.
Action choose(const Deal& seen);

}  // namespace rozbazi::schafkopf
