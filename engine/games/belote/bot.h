// The computer player of Belote, level normal.
#pragma once

#include "engine/games/belote/deal.h"

namespace rozbazi::belote {

/// What the seat on turn does, from its own view of the deal.
Action choose(const Deal& seen);

}  // namespace rozbazi::belote
