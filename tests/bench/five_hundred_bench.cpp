// Five Hundred's speed on one core.
#include <bit>

#include "engine/base/bits.h"
#include "engine/games/five-hundred/five_hundred.h"
#include "tests/bench/engine_bench.h"

using namespace rozbazi;
using namespace rozbazi::five_hundred;

namespace {

Cards random_card(Cards cards, bench::Dice& dice) {
  return card_mask(select_bit(cards, dice.below(std::popcount(cards))));
}

// The pass beside the bids is one of as many actions.
Action random_call(Bids bids, bench::Dice& dice) {
  const int drawn = dice.below(std::popcount(bids) + 1);
  return drawn == 0 ? kPass : bid(select_bit(bids, drawn - 1));
}

void play_out(Deal& deal, bench::Dice& dice) {
  while (deal.phase() == Phase::auction) deal.call(random_call(deal.biddable(), dice));
  if (deal.phase() == Phase::discard) {
    Cards kept = deal.held(deal.turn());
    const Cards all = kept;
    for (int card = 0; card < 3; ++card) kept &= ~random_card(kept, dice);
    deal.discard(all & ~kept);
  }
  if (deal.phase() == Phase::joker) deal.apply(bench::listed_action(deal, dice));
  while (deal.turn() >= 0) {
    const Cards cards = deal.tricks().playable();
    if ((cards & kJoker) != 0 && deal.tricks().asks(63)) {
      deal.apply(bench::listed_action(deal, dice));
    } else {
      deal.play(select_bit(cards, dice.below(std::popcount(cards))));
    }
  }
}

}  // namespace

int main() { bench::measure<FiveHundred>({"five hundred", "{}", 1'200'000}, play_out); }
