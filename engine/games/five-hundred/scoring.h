// What a finished deal of Five Hundred is worth (docs/rules/five-hundred.md 9 and 10).
#pragma once

#include <optional>

#include "engine/games/five-hundred/deal.h"
#include "engine/match/result.h"

namespace rozbazi::five_hundred {

/// What a result's `contract` tells (9.6); its contract does not stand in a deal that was thrown in.
struct Outcome {
  Contract contract;
  bool made = false;
};

DealResult score(const Deal& deal);
Outcome outcome(const Deal& deal);
/// The side that has won a match to `target` with this deal, `scores` being the totals after it (10.4).
std::optional<SeatSet> target_winners(int target, const PerSeat<int>& scores, const DealResult& result);

}  // namespace rozbazi::five_hundred
