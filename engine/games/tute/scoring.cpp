#include "engine/games/tute/scoring.h"

#include <algorithm>

namespace rozbazi::tute {
namespace {

// 9
constexpr int kDealWon = 100;
constexpr int kTuteMargin = 250;

/// A seat of the winning side (8.2–8.4). The highest total is more than nothing, so its side has a trick: looked for
/// from the last one backwards, the first side found to have that total is the one that the rule for ties names.
int winner(const Deal& deal, const DealResult& result) {
  if (deal.contract().tute_by >= 0) return deal.contract().tute_by;
  const Tricks& tricks = deal.tricks();
  int highest = 0;
  for (int seat = 0; seat < deal.players(); ++seat) highest = std::max(highest, result.scores[seat]);
  int number = tricks.done();
  while (result.scores[tricks.leader_of(number)] != highest) --number;
  return tricks.leader_of(number);
}

}  // namespace

DealResult score(const Deal& deal) {
  const Tricks& tricks = deal.tricks();
  const Contract& contract = deal.contract();
  const int players = deal.players();
  DealResult result;
  for (int seat = 0; seat < players; ++seat) {
    result.tricks[seat] = tricks.taken(seat);
    result.points[seat] = tricks.points(seat);
  }
  const int sides = players == 4 ? 2 : players;
  for (int lowest = 0; lowest < sides; ++lowest) {
    const SeatSet side = side_of(players, lowest);
    const int partners_points = players == 4 ? result.points[lowest + 2] : 0;
    result.add(side, "card_points", result.points[lowest] + partners_points);
    for (const Song& song : deal.songs()) {
      if (side.has(song.seat)) result.add(side, song.suit == contract.trump ? "sing_40" : "sing_20", song.points);
    }
    if (contract.tute_by < 0) {
      if (side.has(tricks.turn())) result.add(side, "last_trick", kLastTrick);
    } else if (side.has(contract.tute_by)) {
      result.add(side, "tute", 0);
    }
  }
  result.winners = side_of(players, winner(deal, result));
  return result;
}

PerSeat<int> daily_scores(int players, const DealResult& result, const Contract& contract) {
  PerSeat<int> numbers;
  for (int seat = 0; seat < players; ++seat) {
    const SeatSet side = side_of(players, seat);
    int highest_other = 0;
    for (int other = 0; other < players; ++other) {
      if (!side.has(other)) highest_other = std::max(highest_other, result.scores[other]);
    }
    const bool won = result.winners.has(seat);
    int margin = result.scores[seat] - highest_other;
    if (contract.tute_by >= 0) margin = won ? kTuteMargin : -kTuteMargin;
    numbers[seat] = (won ? kDealWon : 0) + margin;
  }
  return numbers;
}

}  // namespace rozbazi::tute
