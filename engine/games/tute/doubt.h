// How little the songs that were sung, and those that were not, fit the cards that the other seats are imagined to
// hold.
#pragma once

#include "engine/games/tute/deal.h"

namespace rozbazi::tute {

/// In eighths of a halving of the likelihood of `deal`, as the seat on turn imagines it; 0: wholly.
int doubt_of(const Deal& deal);

}  // namespace rozbazi::tute
