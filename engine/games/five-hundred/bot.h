// The computer player of Five Hundred, level normal.
#pragma once

#include "engine/games/five-hundred/deal.h"

namespace rozbazi::five_hundred {

/// What the seat on turn does, from its own view of the deal.
Action choose(const Deal& seen);

}  // namespace rozbazi::five_hundred
