// How little imagined hands fit what was called, and what a declarer has put away.
#pragma once

#include "engine/games/five-hundred/deal.h"

namespace rozbazi::five_hundred {

/// In eighths of a halving of the likelihood, 0: wholly. `imagined` is a deal after its auction, of which the seat on
/// turn thinks; what that seat has called itself does not count.
int doubt_of(const Deal& imagined);

}  // namespace rozbazi::five_hundred
