#include "engine/games/five-hundred/scoring.h"

#include <string_view>

namespace rozbazi::five_hundred {
namespace {

constexpr std::string_view kMade = "contract_made";
constexpr int kLeastForAllTricks = 250;
constexpr int kDefenceTrick = 10;

constexpr SeatSet side_of(int seat) { return SeatSet(seat % 2 == 0 ? 0b0101u : 0b1010u); }

int tricks_of_side(const Deal& deal, int seat) {
  return deal.tricks().taken(seat) + deal.tricks().taken(partner_of(seat));
}

// 9.2; a partner who sits out takes none.
bool is_made(const Deal& deal) {
  const Bid& bid = deal.contract().bid();
  const int tricks = tricks_of_side(deal, deal.contract().declarer);
  return is_misere(bid.game) ? tricks == 0 : tricks >= bid.level;
}

}  // namespace

// 9.3
DealResult score(const Deal& deal) {
  DealResult result;
  if (!deal.declared()) return result;
  for (int seat = 0; seat < kSeats; ++seat) result.tricks[seat] = deal.tricks().taken(seat);
  const Bid& bid = deal.contract().bid();
  const int declarer = deal.contract().declarer;
  const SeatSet declarers = side_of(declarer);
  const SeatSet defenders = side_of(next_seat(declarer));
  const bool made = is_made(deal);
  result.winners = made ? declarers : defenders;
  result.add(declarers, made ? kMade : "contract_failed", made ? bid.value : -bid.value);
  if (is_misere(bid.game)) return result;
  const int theirs = tricks_of_side(deal, next_seat(declarer));
  if (theirs == 0 && bid.value < kLeastForAllTricks) {
    result.add(declarers, "all_tricks", kLeastForAllTricks - bid.value);
  }
  result.add(defenders, "defence_tricks", kDefenceTrick * theirs);
  return result;
}

Outcome outcome(const Deal& deal) {
  if (!deal.declared()) return {};
  return {deal.contract(), is_made(deal)};
}

std::optional<SeatSet> target_winners(int target, const PerSeat<int>& scores, const DealResult& result) {
  if (!result.breakdown.empty() && result.breakdown[0].item == kMade) {
    const bool ours = result.winners.has(0);
    if (scores[ours ? 0 : 1] >= target) return result.winners;  // 10.4.1
  }
  for (int side = 0; side < 2; ++side) {
    if (scores[side] <= -target) return side_of(next_seat(side));  // 10.4.2
  }
  return std::nullopt;
}

}  // namespace rozbazi::five_hundred
