// How little imagined hands fit what was called, and what a declarer has put away.
#pragma once

#include "engine/games/five-hundred/deal.h"

namespace rozbazi::five_hundred {

/// In eighths of a halving of the likelihood, 0: wholly. `imagined` is a deal that the seat on turn thinks of; what
/// that seat has called itself does not count, and who is still to call gives nothing away.
int doubt_of(const Deal& imagined);

}  // namespace rozbazi::five_hundred
