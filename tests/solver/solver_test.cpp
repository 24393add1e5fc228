// The solver of every game against trying everything, and against itself under other circumstances.
#include "engine/solver/solver.h"

#include <catch2/catch.hpp>

#include "tests/games/all.h"
#include "tests/solver/endings.h"
#include "tests/solver/full_deals.h"

using namespace rozbazi;
using namespace rozbazi::tests;

namespace {

template <Game G>
using SolverOf = solver::Solver<typename Solved<G>::Solving>;
template <Game G>
using TableOf = solver::Table<typename Solved<G>::Solving::Cards>;

/// Calls `check(deal, side)` for endings of all tables of a game, `count` in all.
template <Game G, class Check>
void for_endings(std::uint64_t count, int cards, Check check) {
  const std::vector<const char*> tables = Solved<G>::options();
  std::uint64_t number = 0;
  for (std::uint64_t done = 0; done < count; ++number) {
    const auto options = options_of<G>(tables[number % tables.size()]);
    const auto deal = ending<G>(options, number, cards - static_cast<int>(number / tables.size() % 4));
    if (!deal) continue;
    ++done;
    check(*deal, Solved<G>::side(*deal, static_cast<int>(number % static_cast<std::uint64_t>(G::seats(options)))));
  }
}

/// What the side of the first leader wins in so many whole deals.
template <Game G>
int sum_of_values(const char* options, std::uint64_t deals, const std::vector<std::string>& opening = {}) {
  using Solving = typename Solved<G>::Solving;
  TableOf<G> table(14);
  SolverOf<G> solver(table);
  int sum = 0;
  for (std::uint64_t number = 0; number < deals; ++number) {
    const auto deal = opening.empty() ? full_deal<G>(options, number) : opened_deal<G>(options, number, opening);
    solver.set(Solving::position(deal), Solved<G>::side(deal, deal.turn()));
    sum += solver.value();
  }
  return sum;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("small endings are worth what trying everything finds", "", AllGames) {
  using Solving = typename Solved<TestType>::Solving;
  TableOf<TestType> table(10);
  SolverOf<TestType> solver(table);
  for_endings<TestType>(rounds(5000), 12, [&](const auto& deal, SeatSet side) {
    const int so_far = won<TestType>(deal, side);
    solver.set(Solving::position(deal), side);
    const int value = solver.value();
    REQUIRE(so_far + value == by_trying<TestType>(deal, side));
    REQUIRE(solver.at_least(value));
    REQUIRE_FALSE(solver.at_least(value + 1));
    for (const Action action : actions_in(deal)) {
      auto next = deal;
      next.apply(action);
      const int move = Solving::move_of(deal, action);
      REQUIRE(so_far + solver.value_after(move, value) == by_trying<TestType>(next, side));
    }
  });
}

TEMPLATE_TEST_CASE("a side that avoids what it could win is given what trying everything finds", "", FiveHundred,
                   Schafkopf) {
  using Solving = typename Solved<TestType>::Solving;
  TableOf<TestType> table(10);
  SolverOf<TestType> solver(table);
  for_endings<TestType>(rounds(1000), 12, [&](const auto& deal, SeatSet side) {
    const SeatSet others(0b1111u & ~side.bits());
    solver.set(Solving::position(deal), side, others);
    REQUIRE(won<TestType>(deal, side) + solver.value() == by_trying<TestType>(deal, side, others));
  });
}

TEMPLATE_LIST_TEST_CASE("going on through a deal gives the answers that asking anew does", "", AllGames) {
  using Solving = typename Solved<TestType>::Solving;
  TableOf<TestType> kept(14);
  TableOf<TestType> cleared(10);
  SolverOf<TestType> going(kept);
  SolverOf<TestType> anew(cleared);
  for_endings<TestType>(rounds(100), 20, [&](auto deal, SeatSet side) {
    RandomChoice choose(7);
    going.set(Solving::position(deal), side);
    while (deal.turn() >= 0) {
      going.go_to(Solving::position(deal));
      anew.set(Solving::position(deal), side);
      REQUIRE(going.value() == anew.value());
      const std::vector<Action> actions = actions_in(deal);
      for (const Action action : actions) {
        const int move = Solving::move_of(deal, action);
        const int value = anew.value_after(move, 0);
        REQUIRE(going.at_least_after(move, value));
        REQUIRE_FALSE(going.at_least_after(move, value + 1));
      }
      deal.apply(actions[choose(actions.size())]);
    }
  });
}

TEMPLATE_LIST_TEST_CASE("neither the table's size nor what it held before changes an answer", "", AllGames) {
  using Solving = typename Solved<TestType>::Solving;
  TableOf<TestType> small(2);
  TableOf<TestType> large(14);
  SolverOf<TestType> cramped(small);
  SolverOf<TestType> used(large);
  for_endings<TestType>(rounds(200), 20, [&](const auto& deal, SeatSet side) {
    TableOf<TestType> empty(14);
    SolverOf<TestType> fresh(empty);
    for (SolverOf<TestType>* each : {&cramped, &used, &fresh}) each->set(Solving::position(deal), side);
    const int value = fresh.value();
    REQUIRE(used.value() == value);
    REQUIRE(used.nodes() == fresh.nodes());
    REQUIRE(cramped.value() == value);
  });
}

// Random play seldom leaves a misère unbroken for long, so all positions of each are looked at.
TEST_CASE("a misère is worth one trick to its declarer where it is lost, and nothing where it is made") {
  TableOf<FiveHundred> table(10);
  SolverOf<FiveHundred> solver(table);
  int lost = 0;
  int made = 0;
  for (std::uint64_t number = 0; number < rounds(2000); ++number) {
    RandomChoice choose(number);
    five_hundred::Deal deal =
        opened_deal<FiveHundred>("{}", number, {number % 2 == 0 ? "bid:misere" : "bid:open_misere", "bid:7S", "pass"});
    while (deal.turn() >= 0) {
      const std::vector<Action> actions = actions_in(deal);
      if (deal.tricks_done() >= 7) {
        const SeatSet side = SeatSet::of(deal.contract().declarer);
        const SeatSet others(0b1111u & ~side.bits());
        solver.set(five_hundred::Solving::position(deal), side, others);
        const int value = solver.value();
        REQUIRE(value == by_trying<FiveHundred>(deal, side, others));
        ++(value == 0 ? made : lost);
      }
      deal.apply(actions[choose(actions.size())]);
    }
  }
  CHECK(lost > 0);
  CHECK(made > 0);
}

// Small endings seldom ask which ranks count; the general search knows nothing of them.
TEMPLATE_TEST_CASE("the search of tricks finds what the general one does in the middle of a deal", "", FiveHundred,
                   TeenDoPaanch) {
  using Solving = typename Solved<TestType>::Solving;
  TableOf<TestType> table(12);
  SolverOf<TestType> by_ranks(table);
  solver::Solver<Solving, false> general(table);
  const std::vector<const char*> openings = {"bid:6S", "bid:6H", "bid:6NT", "bid:6NT"};
  for (std::uint64_t number = 0; number < rounds(400); ++number) {
    RandomChoice choose(number);
    auto deal = opened_deal<TestType>("{}", number, {openings[number % openings.size()], "pass", "trump:S"});
    while (deal.tricks_done() < 4) {
      const std::vector<Action> actions = actions_in(deal);
      deal.apply(actions[choose(actions.size())]);
    }
    const SeatSet side = Solved<TestType>::side(deal, deal.turn());
    general.set(Solving::position(deal), side);
    const int value = general.value();
    by_ranks.set(Solving::position(deal), side);
    REQUIRE(by_ranks.value() == value);
  }
}

// What the general search finds.
TEST_CASE("a joker without a suit is no card of a lane, and losing cards are alike only where their ranks are") {
  TableOf<FiveHundred> table(14);
  SolverOf<FiveHundred> solver(table);
  const std::pair<std::uint64_t, int> deals[] = {{9010, 7}, {9171, 7}, {10023, 5}, {10120, 4}};
  for (const auto& [number, value] : deals) {
    const auto deal = opened_deal<FiveHundred>("{}", number, {"bid:6NT", "pass"});
    solver.set(five_hundred::Solving::position(deal), Solved<FiveHundred>::side(deal, deal.turn()));
    CHECK(solver.value() == value);
  }
}

// Too long for trying everything: numbers that no change of the search may change.
TEST_CASE("the values of whole deals add up to what they always did") {
  CHECK(sum_of_values<Belote>("{}", 20) == 1795);
  CHECK(sum_of_values<Belote>(R"({"mode":"coinche"})", 20) == 1889);
  CHECK(sum_of_values<FiveHundred>("{}", 20) == 117);
  CHECK(sum_of_values<Schafkopf>("{}", 20) == 245);
  CHECK(sum_of_values<FiveHundred>("{}", 200, {"bid:6NT", "pass"}) == 1119);
  CHECK(sum_of_values<TeenDoPaanch>("{}", 20) == 48);
  CHECK(sum_of_values<Tute>(R"({"players":4})", 10) == 764);
  CHECK(sum_of_values<Tute>(R"({"players":3})", 10) == 435);
}
