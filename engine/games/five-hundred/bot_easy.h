// The computer player of Five Hundred, level easy: a beginner who looks at his hand and at the trick on the table, and
// remembers nothing.
#pragma once

#include "engine/games/five-hundred/deal.h"

namespace rozbazi::five_hundred {

/// What the seat on turn does, from its own view of the deal.
Action choose_easily(const Deal& seen);

}  // namespace rozbazi::five_hundred
