// Five Hundred's computer players: how fast they decide, and how much a deal one level wins from another, and normal
// from sides that call and discard as it does and play without thought.
#include <cmath>
#include <vector>

#include "engine/games/five-hundred/bot_easy.h"
#include "engine/games/five-hundred/levels.h"
#include "tests/bench/bench.h"
#include "tests/unit/five_hundred_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::five_hundred;

namespace {

constexpr int kDeals = 2000;

std::vector<Deal> views() {
  std::vector<Deal> all;
  for (int number = 0; number < 300; ++number) {
    Deal deal(number % kSeats, shuffled_pack(kFiveHundredDeck, Seed{0xBE}, static_cast<std::uint64_t>(number)));
    while (deal.turn() >= 0) {
      all.push_back(deal.seen_by(deal.turn()));
      deal.apply(choose(all.back()));
    }
  }
  return all;
}

// The least demanded is what Margins::certain() demands: 3.1 standard errors.
void print_margin(const char* quantity, const Margins& margins) {
  const auto deals = static_cast<double>(margins.deals);
  const double mean = static_cast<double>(margins.sum) / deals;
  const double error = std::sqrt((static_cast<double>(margins.squares) / deals - mean * mean) / (deals - 1));
  // A deal is played in two seatings; the margin is told for one.
  std::printf("{\"quantity\":\"%s\",\"value\":%.1f,\"unit\":\"points\",\"must\":%.1f}\n", quantity, mean / 2,
              3.1 * error / 2);
  std::fflush(stdout);
}

Action normal(const Deal& seen) { return choose(seen); }

/// The hard player, which takes the words of its stream anew for each of its actions.
class Hard {
 public:
  Action operator()(const Deal& seen) {
    Stream stream = Stream::bots(Seed{0x4A}, ++actions_, 0);
    return choose(seen, Level::hard, stream, workspace_);
  }

 private:
  Workspace workspace_;
  std::uint64_t actions_ = 0;
};

}  // namespace

int main() {
  const std::vector<Deal> all = views();
  bench::rate("five hundred: decisions of the normal player", 100'000, [&] {
    for (const Deal& seen : all) bench::keep(choose(seen).code);
    return all.size();
  });
  print_margin("five hundred: normal over random cards, a deal", duel(kDeals, normal, RandomCards()));
  print_margin("five hundred: normal over lowest cards, a deal", duel(kDeals, normal, LowestCards()));
  print_margin("five hundred: normal over easy, a deal", duel(kDeals, normal, choose_easily));
  Hard hard;
  print_margin("five hundred: hard over normal, a deal",
               duel(
                   kDeals, [&hard](const Deal& seen) { return hard(seen); }, normal));
}
