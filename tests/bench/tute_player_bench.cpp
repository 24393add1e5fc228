// Tute's computer player: how fast it decides, and how much a deal it wins from sides that announce as it does and play
// without thought.
#include <string>
#include <vector>

#include "tests/bench/player_bench.h"
#include "tests/unit/tute_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::tute;

namespace {

constexpr int kDeals = 2000;

std::vector<Deal> views(const Options& options) {
  std::vector<Deal> all;
  for (int number = 0; number < 300; ++number) {
    Deal deal(options, number % options.players,
              shuffled_pack(deck(options), Seed{0xBE}, static_cast<std::uint64_t>(number)));
    while (deal.turn() >= 0) {
      all.push_back(deal.seen_by(deal.turn()));
      deal.apply(choose(all.back()));
    }
  }
  return all;
}

void measure(const std::string& table, int players) {
  Options options;
  options.players = players;
  const std::vector<Deal> all = views(options);
  bench::rate(table + ": decisions of the normal player", 100'000, [&] {
    for (const Deal& seen : all) bench::keep(choose(seen).code);
    return all.size();
  });
  // A margin is over each other side in each seating.
  const int times = seatings(options) * (seatings(options) - 1);
  bench::margin(table + ": normal over random cards, a deal", duel(options, kDeals, choose, RandomCards()), times);
  bench::margin(table + ": normal over lowest cards, a deal", duel(options, kDeals, choose, LowestCards()), times);
}

}  // namespace

int main() {
  measure("tute of four", 4);
  measure("tute of three", 3);
  measure("tute of two", 2);
}
