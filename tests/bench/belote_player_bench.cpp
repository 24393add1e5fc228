// Belote's computer players: how fast they decide, how much a deal each level wins from the one below it, and normal
// from sides that bid as it does and play without thought.
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/belote/solving.h"
#include "engine/solver/solver.h"
#include "tests/bench/player_bench.h"
#include "tests/bench/thought.h"
#include "tests/players/leveled.h"
#include "tests/unit/belote_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::belote;

namespace {

constexpr int kDeals = 2000;
constexpr int kWatchedDeals = 60;

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

// How long hard thinks in dailies that it plays alone, and what its cards cost.
void watch_hard(const std::string& mode, const Options& options) {
  Leveled<Belote> hard(options, Level::hard);
  solver::Table<Cards> table(14);
  solver::Solver<Solving> solver(table);
  bench::Watch watch;
  for (int number = 0; number < kWatchedDeals; ++number) {
    Deal deal(options, number % kSeats, shuffled_pack(kPiquetDeck, Seed{0x7B}, static_cast<std::uint64_t>(number)), 0);
    watch.play(deal, hard, [&](const Deal& now, Action chosen) -> std::optional<int> {
      if (std::has_single_bit(now.tricks().playable())) return std::nullopt;
      return bench::loss(solver, Solving::position(now), side_of(now.turn()), Solving::move_of(now, chosen));
    });
  }
  watch.print("belote " + mode + ": hard", "points");
}

void measure(const std::string& mode, const Options& options) {
  const std::vector<Deal> all = views(options);
  bench::rate("belote " + mode + ": decisions of the normal player", 100'000, [&] {
    for (const Deal& seen : all) bench::keep(choose(seen).code);
    return all.size();
  });
  bench::margin("belote " + mode + ": normal over random cards, a deal",
                duel(options, kDeals, UsualChoice(), RandomCards()), 2);
  bench::margin("belote " + mode + ": normal over lowest cards, a deal",
                duel(options, kDeals, UsualChoice(), LowestCards()), 2);
  const Leveled<Belote> easy(options, Level::easy);
  const Leveled<Belote> hard(options, Level::hard);
  bench::margin("belote " + mode + ": normal over easy, a deal", duel(options, kDeals, UsualChoice(), easy), 2);
  bench::margin("belote " + mode + ": hard over normal, a deal",
                duel(options, bench::deals_of_hard(300), hard, UsualChoice()), 2);
  watch_hard(mode, options);
}

}  // namespace

int main() {
  Options classique;
  Options coinche;
  coinche.mode = Mode::coinche;
  measure("classique", classique);
  measure("coinche", coinche);
}
