// Teen Do Paanch's computer players: how fast they decide, and how many tricks a match of three deals each level wins
// from the one below, and normal from players who name the trump and exchange as it does and play without thought.
#include <bit>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/teen-do-paanch/solving.h"
#include "engine/solver/solver.h"
#include "engine/solver/table.h"
#include "tests/bench/player_bench.h"
#include "tests/bench/thought.h"
#include "tests/players/leveled.h"
#include "tests/unit/teen_do_paanch_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::teen_do_paanch;

namespace {

constexpr int kMatches = 2000;
constexpr int kWatchedDeals = 45;

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

/// How long the hard player thinks at every seat, and what its cards cost.
void watch_hard(const std::string& player, const Options& options) {
  Leveled<TeenDoPaanch> hard(options, Level::hard);
  solver::Table<Cards> table(15);
  solver::Solver<Solving> solver(table);
  bench::Watch watch;
  Dues dues;
  for (int number = 0; number < kWatchedDeals; ++number) {
    if (number % kDealsOfMatch == 0) dues = {};
    const Pack pack = shuffled_pack(kTeenDoPaanchDeck, Seed{0xBF}, static_cast<std::uint64_t>(number));
    Deal deal(options, number % kSeats, pack, dues);
    watch.play(deal, hard, [&](const Deal& now, Action chosen) -> std::optional<int> {
      if (std::has_single_bit(now.tricks().playable())) return std::nullopt;
      return bench::loss(solver, Solving::position(now), SeatSet::of(now.turn()), Solving::move_of(now, chosen));
    });
    dues = dues_after(deal);
  }
  watch.print(player, "tricks");
}

void measure(const std::string& table, const Options& options) {
  const std::vector<Deal> all = views(options);
  bench::rate(table + ": decisions of the normal player", 100'000, [&] {
    for (const Deal& seen : all) bench::keep(choose(seen).code);
    return all.size();
  });
  bench::margin(table + ": normal over random cards, three deals",
                duel(options, kMatches, UsualChoice(), RandomCards()), kSeats);
  bench::margin(table + ": normal over lowest cards, three deals",
                duel(options, kMatches, UsualChoice(), LowestCards()), kSeats);
  bench::margin(table + ": normal over easy, three deals",
                duel(options, kMatches, UsualChoice(), Leveled<TeenDoPaanch>(options, Level::easy)), kSeats);
}

}  // namespace

int main() {
  const Options daily;
  const Options high_sevens{true, 2, Scoring::tricks, {}};
  measure("teen-do-paanch", daily);
  measure("teen-do-paanch high sevens", high_sevens);
  watch_hard("teen-do-paanch, hard", daily);
  bench::margin("teen-do-paanch: hard over normal, three deals",
                duel(daily, bench::deals_of_hard(300), Leveled<TeenDoPaanch>(daily, Level::hard), UsualChoice()),
                kSeats);
}
