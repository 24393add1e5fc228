// The computer player of Tute, level normal.
#pragma once

#include "engine/games/tute/deal.h"

namespace rozbazi::tute {

/// What the seat on turn does, from its own view of the deal.
Action choose(const Deal& seen);

}  // namespace rozbazi::tute
