// What a finished deal of Teen Do Paanch is worth, and what it leaves to the next (docs/rules/teen-do-paanch.md 5.1
// and 7).
#pragma once

#include "engine/games/teen-do-paanch/deal.h"
#include "engine/match/result.h"

namespace rozbazi::teen_do_paanch {

/// What a result's `contract` tells (7.4).
struct Outcome {
  Suit trump = Suit::clubs;
  int dealer = 0;
};

DealResult score(const Options& options, const Deal& deal);
Outcome outcome(const Deal& deal);
Dues dues_after(const Deal& deal);

}  // namespace rozbazi::teen_do_paanch
