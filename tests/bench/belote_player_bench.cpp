// Belote's computer player: how fast it decides, and how much a deal it wins from sides that bid as it does and play
// without thought.
#include <string>
#include <vector>

#include "tests/bench/player_bench.h"
#include "tests/unit/belote_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::belote;

namespace {

constexpr int kDeals = 2000;

std::vector<Deal> views(const Options& options) {
  std::vector<Deal> all;
  for (int number = 0; number < 300; ++number) {
    Deal deal(options, number % kSeats, shuffled_pack(kPiquetDeck, Seed{0xBE}, static_cast<std::uint64_t>(number)), 0);
    while (deal.turn() >= 0) {
      all.push_back(deal.seen_by(deal.turn()));
      deal.apply(choose(all.back()));
    }
  }
  return all;
}

void measure(const std::string& mode, const Options& options) {
  const std::vector<Deal> all = views(options);
  bench::rate("belote " + mode + ": decisions of the normal player", 100'000, [&] {
    for (const Deal& seen : all) bench::keep(choose(seen).code);
    return all.size();
  });
  bench::margin("belote " + mode + ": normal over random cards, a deal", duel(options, kDeals, choose, RandomCards()),
                2);
  bench::margin("belote " + mode + ": normal over lowest cards, a deal", duel(options, kDeals, choose, LowestCards()),
                2);
}

}  // namespace

int main() {
  Options classique;
  Options coinche;
  coinche.mode = Mode::coinche;
  measure("classique", classique);
  measure("coinche", coinche);
}
