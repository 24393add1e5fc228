// The solvers' speed on whole deals, with the number of nodes as their signature: it is the same on every machine, and
// changes with every change of the search. `_tail` is the time that one deal in a hundred exceeds.
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/solver/solver.h"
#include "tests/bench/bench.h"
#include "tests/solver/full_deals.h"

using namespace rozbazi;
using namespace rozbazi::tests;

namespace {

void row(const std::string& quantity, double value, const char* unit, double must, bool lower = false) {
  std::printf("{\"quantity\":\"%s\",\"value\":%.6g,\"unit\":\"%s\"", quantity.c_str(), value, unit);
  if (must > 0) std::printf(",\"must\":%g", must);
  if (lower) std::printf(",\"lower\":true");
  std::puts("}");
  std::fflush(stdout);
}

struct Wanted {
  double deals = 0;      // a second
  double tail = 0;       // ms
  double questions = 0;  // "at least this many?", a second
};

/// `opening` names what is done before the first trick, where it is not what full_deals.h does.
template <Game G>
void measure(const std::string& name, const char* options, std::uint64_t deals, const Wanted& wanted,
             const std::vector<std::string>& opening = {}) {
  using Solving = typename Solved<G>::Solving;
  solver::Table<typename Solving::Cards> table(15);
  solver::Solver<Solving> solver(table);
  std::vector<double> times;
  std::uint64_t nodes = 0;
  double total = 0;
  double asked = 0;
  for (std::uint64_t number = 0; number < deals; ++number) {
    const auto deal = opening.empty() ? full_deal<G>(options, number) : opened_deal<G>(options, number, opening);
    const SeatSet side = Solved<G>::side(deal, deal.turn());
    double start = bench::cpu_seconds();
    solver.set(Solving::position(deal), side);
    const int value = solver.value();
    times.push_back(bench::cpu_seconds() - start);
    total += times.back();
    nodes += solver.nodes();
    start = bench::cpu_seconds();
    solver.set(Solving::position(deal), side);
    bench::keep(solver.at_least(value - static_cast<int>(number % 2)));
    asked += bench::cpu_seconds() - start;
  }
  std::sort(times.begin(), times.end());
  const auto count = static_cast<double>(deals);
  row(name + ": whole deals solved", count / total, "1/s", wanted.deals);
  row(name + ": one in a hundred takes longer than", times[times.size() * 99 / 100] * 1e3, "ms", wanted.tail, true);
  row(name + ": 'at least this many?'", count / asked, "1/s", wanted.questions);
  row(name + ": nodes a deal", static_cast<double>(nodes) / count, "", 0);
}

}  // namespace

int main() {
  measure<Belote>("belote solver, 8 x 4", "{}", 200, {200, 40, 2000});
  measure<Schafkopf>("schafkopf solver, solo, 8 x 4", "{}", 100, {100, 0, 0});
  measure<Tute>("tute solver, 10 x 4", R"({"players":4})", 40, {30, 0, 0});
  measure<FiveHundred>("five hundred solver, 10 x 4", "{}", 200, {1000, 0, 0});
  measure<FiveHundred>("five hundred solver, no trumps", "{}", 200, {}, {"bid:6NT", "pass"});
  measure<FiveHundred>("five hundred solver, misère", "{}", 200, {}, {"bid:misere", "bid:7S", "pass"});
  measure<TeenDoPaanch>("teen-do-paanch solver, 10 x 3", "{}", 200, {});
}
