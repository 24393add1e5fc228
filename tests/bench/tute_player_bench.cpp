// Tute's computer players: how fast they decide, how much a deal each wins from the next weaker one, and what the hard
// one's cards cost when all hands are open.
#include <bit>
#include <optional>
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
// Of two players deals differ so much that fewer tell nothing.
constexpr int kDealsOfHard = 600;
constexpr int kWatchedDeals = 40;
// All hands are solved from so many tricks before the end on.
constexpr int kSolvedTricks = 8;

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

/// How long the hard player thinks at every seat, and what its cards cost once few tricks are left.
void watch_hard(const std::string& table, const Options& options) {
  Leveled<Tute> hard(options, Level::hard);
  solver::Table<Cards> known{16};
  solver::Solver<Solving> solver(known);
  bench::Watch watch;
  for (int number = 0; number < kWatchedDeals; ++number) {
    Deal deal(options, number % options.players,
              shuffled_pack(deck(options), Seed{0xBF}, static_cast<std::uint64_t>(number)));
    watch.play(deal, hard, [&](const Deal& now, Action chosen) -> std::optional<int> {
      const bool solved = now.stock() == 0 && now.tricks().done() >= kTricks[options.players] - kSolvedTricks;
      if (!solved || !chosen.is_card() || std::has_single_bit(now.playable())) return std::nullopt;
      return bench::loss(solver, Solving::position(now), side_of(options.players, now.turn()),
                         Solving::move_of(now, chosen));
    });
  }
  watch.print(table + ": hard (cards of the last 8 tricks)", "points");
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
  bench::margin(table + ": hard over normal, a deal", duel(options, bench::deals_of_hard(kDealsOfHard), hard, normal),
                times);
  watch_hard(table, options);
}

}  // namespace

int main() {
  measure("tute of four", 4);
  measure("tute of three", 3);
  measure("tute of two", 2);
}
