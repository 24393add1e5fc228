// Tute's computer players: how fast they decide, how much a deal each wins from the next weaker one, and what the hard
// one's cards cost when all hands are open.
#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/games/tute/solving.h"
#include "engine/solver/solver.h"
#include "tests/bench/player_bench.h"
#include "tests/bench/thought.h"
#include "tests/players/leveled.h"
#include "tests/unit/tute_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::tute;

namespace {

constexpr int kDeals = 2000;
constexpr int kTimedDeals = 40;
// All hands are solved from so many tricks before the end on.
constexpr int kSolvedTricks = 8;

/// Of the deals between hard and normal: 2,000 take half an hour, so ROZBAZI_DEALS=2000 asks for them.
int deals_of_hard() {
  const char* deals = std::getenv("ROZBAZI_DEALS");
  return deals == nullptr ? 200 : std::atoi(deals);
}

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

/// The hard player at every seat: how long it thinks, and what it loses against what its card could have won.
void measure_hard(const std::string& table, const Options& options) {
  Leveled<Tute> hard(options, Level::hard);
  bench::Thought thought;
  solver::Table<Cards> known{16};
  solver::Solver<Solving> solver(known);
  double lost = 0;
  double cards = 0;
  for (int number = 0; number < kTimedDeals; ++number) {
    Deal deal(options, number % options.players,
              shuffled_pack(deck(options), Seed{0xBF}, static_cast<std::uint64_t>(number)));
    while (deal.turn() >= 0) {
      const Deal seen = deal.seen_by(deal.turn());
      const Action chosen = thought.timed(deal.tricks().done(), [&] { return hard(seen); });
      const bool solved = deal.stock() == 0 && deal.tricks().done() >= kTricks[options.players] - kSolvedTricks;
      if (solved && chosen.is_card() && !std::has_single_bit(deal.playable())) {
        solver.set(Solving::position(deal), side_of(options.players, deal.turn()));
        const int best = solver.value();
        lost += best - solver.value_after(Solving::move_of(deal, chosen), best);
        ++cards;
      }
      deal.apply(chosen);
    }
  }
  thought.print(table + ": hard");
  bench::row(table + ": what a card of hard loses in the last 8 tricks, all hands open", lost / cards, "points", 0);
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
  const UsualChoice normal;
  bench::margin(table + ": normal over random cards, a deal", duel(options, kDeals, normal, RandomCards()), times);
  bench::margin(table + ": normal over lowest cards, a deal", duel(options, kDeals, normal, LowestCards()), times);
  const Leveled<Tute> easy(options, Level::easy);
  bench::margin(table + ": normal over easy, a deal", duel(options, kDeals, normal, easy), times);
  const Leveled<Tute> hard(options, Level::hard);
  bench::margin(table + ": hard over normal, a deal", duel(options, deals_of_hard(), hard, normal), times);
  measure_hard(table, options);
}

}  // namespace

int main() {
  measure("tute of four", 4);
  measure("tute of three", 3);
  measure("tute of two", 2);
}
