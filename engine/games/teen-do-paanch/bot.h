// The computer player of Teen Do Paanch, level normal. Every trick is a point and a step towards a card to draw, so it
// takes as many as it can, whatever the targets.
#pragma once

#include "engine/games/teen-do-paanch/deal.h"

namespace rozbazi::teen_do_paanch {

/// What the seat on turn does, from its own view of the deal.
Action choose(const Deal& seen);

}  // namespace rozbazi::teen_do_paanch
