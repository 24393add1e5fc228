// Schafkopf's computer player: how fast it decides, and how much a deal it wins from players that call as it does and
// play without thought.
#include <string>
#include <vector>

#include "tests/bench/player_bench.h"
#include "tests/unit/schafkopf_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::schafkopf;

namespace {

constexpr int kDeals = 2000;
constexpr int kSeatings = 2;

/// Of the play alone: a call is decided sooner.
std::vector<Deal> views(const Options& options) {
  std::vector<Deal> all;
  for (int number = 0; number < 300; ++number) {
    Deal deal(options, number % kSeats, shuffled_pack(kPiquetDeck, Seed{0x5C}, static_cast<std::uint64_t>(number)));
    while (deal.turn() >= 0) {
      const Deal seen = deal.seen_by(deal.turn());
      if (seen.phase() == Phase::play) all.push_back(seen);
      deal.apply(choose(seen));
    }
  }
  return all;
}

void measure(const std::string& table, bool ramsch) {
  Options options;
  options.ramsch = ramsch;
  const std::vector<Deal> all = views(options);
  bench::rate(table + ": decisions of the normal player", 100'000, [&] {
    for (const Deal& seen : all) bench::keep(choose(seen).code);
    return all.size();
  });
  bench::margin(table + ": normal over random cards, a deal", duel(options, kDeals, choose, RandomCards()), kSeatings);
  bench::margin(table + ": normal over lowest cards, a deal", duel(options, kDeals, choose, LowestCards()), kSeatings);
}

}  // namespace

int main() {
  measure("schafkopf", false);
  measure("schafkopf ramsch", true);
}
