// The computer player of Tute, level easy: a beginner.
#pragma once

#include "engine/games/tute/deal.h"

namespace rozbazi::tute {

/// What the seat on turn does, from its own view of the deal: of what was played it looks at the trick on the table
/// alone.
Action choose_easily(const Deal& seen);

}  // namespace rozbazi::tute
