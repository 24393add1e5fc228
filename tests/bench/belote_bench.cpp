// Belote's speed on one core.
#include <bit>

#include "engine/base/bits.h"
#include "engine/games/belote/belote.h"
#include "tests/bench/engine_bench.h"

using namespace rozbazi;

namespace {

void play_out(belote::Deal& deal, bench::Dice& dice) {
  while (deal.turn() >= 0 && deal.phase() != belote::Phase::play) deal.apply(bench::listed_action(deal, dice));
  while (deal.turn() >= 0) {
    const belote::Cards cards = deal.tricks().playable();
    deal.play(select_bit(cards, dice.below(std::popcount(cards))));
  }
}

}  // namespace

int main() {
  bench::measure<Belote>({"belote classique", R"({"mode":"classique"})", 1'500'000}, play_out);
  bench::measure<Belote>({"belote coinche", R"({"mode":"coinche"})", 1'500'000}, play_out);
}
