// Five Hundred's computer players: how fast they decide, and how much a deal one level wins from another, and normal
// from sides that call and discard as it does and play without thought.
#include <bit>
#include <optional>
#include <vector>

#include "engine/games/five-hundred/bot_easy.h"
#include "engine/games/five-hundred/thinking.h"
#include "engine/solver/solver.h"
#include "tests/bench/player_bench.h"
#include "tests/bench/thought.h"
#include "tests/players/leveled.h"
#include "tests/unit/five_hundred_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::five_hundred;

namespace {

constexpr int kDeals = 2000;
constexpr int kSeatings = 2;
constexpr int kWatchedDeals = 60;

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

Action normal(const Deal& seen) { return choose(seen); }

// How long hard thinks in dailies that it plays alone, and what its cards cost; a misère is no matter of how many.
void watch_hard() {
  Leveled<FiveHundred> hard(Options{}, Level::hard);
  solver::Table<Cards> table(14);
  solver::Solver<Solving> solver(table);
  bench::Watch watch;
  for (int number = 0; number < kWatchedDeals; ++number) {
    Deal deal(number % kSeats, shuffled_pack(kFiveHundredDeck, Seed{0x7B}, static_cast<std::uint64_t>(number)));
    watch.play(deal, hard, [&](const Deal& now, Action chosen) -> std::optional<int> {
      if (now.tricks().misere() || std::has_single_bit(now.tricks().playable())) return std::nullopt;
      const SeatSet side = Thinking::side(now, now.turn());
      const int loss = bench::loss(solver, Solving::position(now), side, Solving::move_of(now, chosen));
      return side.has(now.turn()) ? loss : -loss;
    });
  }
  watch.print("five hundred: hard", "tricks");
}

}  // namespace

int main() {
  const std::vector<Deal> all = views();
  bench::rate("five hundred: decisions of the normal player", 100'000, [&] {
    for (const Deal& seen : all) bench::keep(choose(seen).code);
    return all.size();
  });
  bench::margin("five hundred: normal over random cards, a deal", duel(kDeals, normal, RandomCards()), kSeatings);
  bench::margin("five hundred: normal over lowest cards, a deal", duel(kDeals, normal, LowestCards()), kSeatings);
  bench::margin("five hundred: normal over easy, a deal", duel(kDeals, normal, choose_easily), kSeatings);
  bench::margin("five hundred: hard over normal, a deal",
                duel(bench::deals_of_hard(300), Leveled<FiveHundred>(Options{}, Level::hard), normal), kSeatings);
  watch_hard();
}
