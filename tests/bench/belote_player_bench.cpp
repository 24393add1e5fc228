// Belote's computer player: how fast it decides, and how much a deal it wins from sides that bid as it does and play
// without thought.
#include <cmath>
#include <string>
#include <vector>

#include "tests/bench/bench.h"
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

// The least demanded is what Margins::certain() demands: 3.1 standard errors.
void print_margin(const std::string& quantity, const Margins& margins) {
  const auto deals = static_cast<double>(margins.deals);
  const double mean = static_cast<double>(margins.sum) / deals;
  const double error = std::sqrt((static_cast<double>(margins.squares) / deals - mean * mean) / (deals - 1));
  // A deal is played in two seatings; the margin is told for one.
  std::printf("{\"quantity\":\"%s\",\"value\":%.1f,\"unit\":\"points\",\"must\":%.1f}\n", quantity.c_str(), mean / 2,
              3.1 * error / 2);
  std::fflush(stdout);
}

void measure(const std::string& mode, const Options& options) {
  const std::vector<Deal> all = views(options);
  bench::rate("belote " + mode + ": decisions of the normal player", 100'000, [&] {
    for (const Deal& seen : all) bench::keep(choose(seen).code);
    return all.size();
  });
  print_margin("belote " + mode + ": normal over random cards, a deal", duel(options, kDeals, choose, RandomCards()));
  print_margin("belote " + mode + ": normal over lowest cards, a deal", duel(options, kDeals, choose, LowestCards()));
}

}  // namespace

int main() {
  Options classique;
  Options coinche;
  coinche.mode = Mode::coinche;
  measure("classique", classique);
  measure("coinche", coinche);
}
