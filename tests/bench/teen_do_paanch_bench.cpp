// Teen Do Paanch's speed on one core.
#include <bit>

#include "engine/base/bits.h"
#include "engine/games/teen-do-paanch/teen_do_paanch.h"
#include "tests/bench/engine_bench.h"

using namespace rozbazi;
using namespace rozbazi::teen_do_paanch;

namespace {

int one_of(Cards cards, bench::Dice& dice) { return select_bit(cards, dice.below(std::popcount(cards))); }

void play_out(Deal& deal, bench::Dice& dice) {
  deal.apply(name_trump(static_cast<Suit>(dice.below(kSuits))));
  while (deal.phase() == Phase::draw) {
    deal.apply(draw(dice.below(kHand)));
    deal.apply(give_back(deal.layout().card_at(one_of(deal.returnable(), dice))));
  }
  while (deal.turn() >= 0) deal.play(one_of(deal.tricks().playable(), dice));
}

}  // namespace

int main() {
  bench::measure<TeenDoPaanch>({"teen-do-paanch", "{}", 1'500'000}, play_out);
  bench::measure<TeenDoPaanch>({"teen-do-paanch with dues", "{}", 1'500'000, true}, play_out);
  bench::measure<TeenDoPaanch>({"teen-do-paanch high sevens", R"({"high_sevens":true})", 1'500'000}, play_out);
}
