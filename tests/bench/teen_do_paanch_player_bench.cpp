// Teen Do Paanch's computer player: how fast it decides, and how many tricks a match of three deals it wins from
// players who name the trump and exchange as it does and play without thought.
#include <string>
#include <vector>

#include "tests/bench/player_bench.h"
#include "tests/unit/teen_do_paanch_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::teen_do_paanch;

namespace {

constexpr int kMatches = 2000;

std::vector<Deal> views(const Options& options) {
  std::vector<Deal> all;
  for (int number = 0; number < 300; ++number) {
    Deal deal(options, number % kSeats,
              shuffled_pack(kTeenDoPaanchDeck, Seed{0xBE}, static_cast<std::uint64_t>(number)), some_dues(number));
    while (deal.turn() >= 0) {
      all.push_back(deal.seen_by(deal.turn()));
      deal.apply(choose(all.back()));
    }
  }
  return all;
}

void measure(const std::string& table, const Options& options) {
  const std::vector<Deal> all = views(options);
  bench::rate(table + ": decisions of the normal player", 100'000, [&] {
    for (const Deal& seen : all) bench::keep(choose(seen).code);
    return all.size();
  });
  bench::margin(table + ": normal over random cards, three deals", duel(options, kMatches, choose, RandomCards()),
                kSeats);
  bench::margin(table + ": normal over lowest cards, three deals", duel(options, kMatches, choose, LowestCards()),
                kSeats);
}

}  // namespace

int main() {
  measure("teen-do-paanch", Options{});
  measure("teen-do-paanch high sevens", Options{true, 2, Scoring::tricks, {}});
}
