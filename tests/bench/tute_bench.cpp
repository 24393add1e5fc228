// Tute's speed on one core, for two, three and four players.
#include <bit>

#include "engine/base/bits.h"
#include "engine/games/tute/tute.h"
#include "tests/bench/engine_bench.h"

using namespace rozbazi;

namespace {

void play_out(tute::Deal& deal, bench::Dice& dice) {
  while (deal.turn() >= 0) {
    const tute::Cards cards = deal.playable();
    const int count = std::popcount(cards);
    ActionList announcements;
    deal.legal_announcements(announcements);
    const int choice = dice.below(count + static_cast<int>(announcements.size()));
    if (choice < count) {
      deal.play(select_bit(cards, choice));
    } else {
      deal.apply(announcements[static_cast<std::size_t>(choice - count)]);
    }
  }
}

}  // namespace

int main() {
  bench::measure<Tute>({"tute of four", R"({"players":4})", 1'200'000}, play_out);
  bench::measure<Tute>({"tute of three", R"({"players":3})", 1'200'000}, play_out);
  bench::measure<Tute>({"tute of two", R"({"players":2})", 1'200'000}, play_out);
}
