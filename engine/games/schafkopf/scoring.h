// What a finished deal of Schafkopf is worth (docs/rules/schafkopf.md 10, 11 and 13).
#pragma once

#include "engine/games/schafkopf/deal.h"
#include "engine/match/result.h"

namespace rozbazi::schafkopf {

DealResult score(const Tariff& tariff, const Deal& deal);
/// 13
PerSeat<int> daily_scores(const DealResult& result, const Contract& contract);

}  // namespace rozbazi::schafkopf
