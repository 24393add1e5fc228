// The computer player of Teen Do Paanch, level easy: a beginner who forgets what was played before the trick on the
// table.
#pragma once

#include "engine/games/teen-do-paanch/deal.h"

namespace rozbazi::teen_do_paanch {

/// What the seat on turn does, from its own view of the deal.
Action choose_easily(const Deal& seen);

}  // namespace rozbazi::teen_do_paanch
