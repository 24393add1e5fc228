// What a finished deal of Tute is worth (docs/rules/tute.md 8 and 9).
#pragma once

#include "engine/games/tute/deal.h"
#include "engine/match/result.h"

namespace rozbazi::tute {

DealResult score(const Deal& deal);
/// The leaderboard's number of each seat (9, `daily_scores`).
PerSeat<int> daily_scores(int players, const DealResult& result, const Contract& contract);

}  // namespace rozbazi::tute
