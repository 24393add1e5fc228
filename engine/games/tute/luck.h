// How lucky the draws of two players were.
#pragma once

#include "engine/games/tute/deal.h"

namespace rozbazi::tute {

/// What the cards that this seat has had are worth beyond those that the other one has had, on average and up to what
/// is the same for all ways to play on from one position of the deal; in halves of a point. The cards that can lie
/// exposed are left out: who gets those is no luck. The deal has two players.
int luck_of(const Deal& deal, int seat);

}  // namespace rozbazi::tute
