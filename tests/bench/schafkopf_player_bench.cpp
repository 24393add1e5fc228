// Schafkopf's computer players: how fast they decide, how much a deal each level wins from the one below it, and normal
// from players that call as it does and play without thought.
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/schafkopf/thinking.h"
#include "engine/solver/solver.h"
#include "tests/bench/player_bench.h"
#include "tests/bench/thought.h"
#include "tests/players/leveled.h"
#include "tests/unit/schafkopf_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::schafkopf;

namespace {

constexpr int kDeals = 2000;
// Payments differ so much from deal to deal that fewer tell nothing.
constexpr int kDealsOfHard = 1500;
constexpr int kWatchedDeals = 60;

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

// How long hard thinks in dailies that it plays alone, and what its cards cost; in a Ramsch no two sides stand against
// each other.
void watch_hard(const std::string& table, const Options& options) {
  Leveled<Schafkopf> hard(options, Level::hard);
  solver::Table<Cards> solved(14);
  solver::Solver<Solving> solver(solved);
  bench::Watch watch;
  for (int number = 0; number < kWatchedDeals; ++number) {
    Deal deal(options, number % kSeats, shuffled_pack(kPiquetDeck, Seed{0x7B}, static_cast<std::uint64_t>(number)));
    watch.play(deal, hard, [&](const Deal& now, Action chosen) -> std::optional<int> {
      if (now.contract().kind == Kind::ramsch || std::has_single_bit(now.tricks().playable())) return std::nullopt;
      const SeatSet side = Thinking::side(now, now.turn());
      const int loss = bench::loss(solver, Solving::position(now), side, Solving::move_of(now, chosen));
      return side.has(now.turn()) ? loss : -loss;
    });
  }
  watch.print(table + ": hard", "points");
}

void measure(const std::string& table, bool ramsch) {
  Options options;
  options.ramsch = ramsch;
  const std::vector<Deal> all = views(options);
  bench::rate(table + ": decisions of the normal player", 100'000, [&] {
    for (const Deal& seen : all) bench::keep(choose(seen).code);
    return all.size();
  });
  bench::margin(table + ": normal over random cards, a deal", duel(options, kDeals, UsualChoice(), RandomCards()),
                kSeatings);
  bench::margin(table + ": normal over lowest cards, a deal", duel(options, kDeals, UsualChoice(), LowestCards()),
                kSeatings);
  const Leveled<Schafkopf> easy(options, Level::easy);
  const Leveled<Schafkopf> hard(options, Level::hard);
  bench::margin(table + ": normal over easy, a deal", duel(options, kDeals, UsualChoice(), easy), kSeatings);
  bench::margin(table + ": hard over normal, a deal",
                duel(options, bench::deals_of_hard(kDealsOfHard), hard, UsualChoice()), kSeatings);
  watch_hard(table, options);
}

}  // namespace

int main() {
  measure("schafkopf", false);
  measure("schafkopf ramsch", true);
}
