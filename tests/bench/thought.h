// How long a computer player thinks, and what its cards cost.
#pragma once

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "engine/match/action.h"
#include "engine/match/seats.h"
#include "tests/bench/bench.h"

namespace rozbazi::bench {

/// A row of one number, of which less is better; `must` 0 where nothing is demanded.
inline void row(const std::string& quantity, double value, const char* unit, double must) {
  std::printf("{\"quantity\":\"%s\",\"value\":%.2f,\"unit\":\"%s\",\"lower\":true", quantity.c_str(), value, unit);
  if (must > 0) std::printf(",\"must\":%.2f", must);
  std::puts("}");
  std::fflush(stdout);
}

class Thought {
 public:
  static constexpr int kBidding = -1;
  static constexpr int kLate = 3;  // tricks done when the fourth begins

  /// Makes a decision during that trick, counted from 0, or in the bidding.
  template <class Decide>
  auto timed(int trick, Decide decide) {
    const double start = cpu_seconds();
    const auto decided = decide();
    const double spent = (cpu_seconds() - start) * 1e3;
    ++replies_;
    all_ += spent;
    if (trick == 0) first_.push_back(spent);
    if (trick >= kLate) late_ = std::max(late_, spent);
    return decided;
  }

  void print(const std::string& player) {
    std::sort(first_.begin(), first_.end());
    row(player + ", mean of all replies", all_ / replies_, "ms", 4);
    row(player + ", 99 of 100 in the first trick", first_[first_.size() * 99 / 100], "ms", 60);
    row(player + ", longest from the fourth trick on", late_, "ms", 5);
  }

 private:
  double replies_ = 0;
  double all_ = 0;
  double late_ = 0;
  std::vector<double> first_;
};

/// What a move costs that side against the best, with all hands open.
template <class Solver, class Position>
int loss(Solver& solver, const Position& position, SeatSet side, int move) {
  solver.set(position, side);
  const int best = solver.value();
  return best - solver.value_after(move, best);
}

/// A player at all seats of deal after deal.
class Watch {
 public:
  /// Plays the deal to its end. `loss` tells of a card that is about to be played what it costs the side of the seat on
  /// turn against the best with all hands open; nothing where that cannot be told, or where there is no choice.
  template <class Deal, class Player, class Loss>
  void play(Deal& deal, Player& player, Loss loss) {
    while (deal.turn() >= 0) {
      const Deal seen = deal.seen_by(deal.turn());
      const bool plays = deal.tricks().order().count() != 0;
      const Action chosen =
          thought_.timed(plays ? deal.tricks().done() : Thought::kBidding, [&] { return player(seen); });
      if (const std::optional<int> lost = plays ? loss(deal, chosen) : std::nullopt) {
        lost_ += *lost;
        ++cards_;
      }
      deal.apply(chosen);
    }
  }

  void print(const std::string& player, const char* unit) {
    thought_.print(player);
    row(player + ", mean loss a card against open hands", lost_ / cards_, unit, 0);
  }

 private:
  Thought thought_;
  double lost_ = 0;
  double cards_ = 0;
};

}  // namespace rozbazi::bench
