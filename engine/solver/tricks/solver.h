// The solver of games that count tricks, by a search of its own; for the avoiding of tricks, and where the play does
// not go on to the last one, it leaves the answer to the general one. What the functions mean is said there (solver.h).
#pragma once

#include <cstdint>

#include "engine/match/seats.h"
#include "engine/solver/solver.h"
#include "engine/solver/tricks/arrangement.h"
#include "engine/solver/tricks/search.h"

namespace rozbazi::solver {

/// `Play` has besides:
///   asking(position)         the card that asks for a lane when it is led, as a lone trump above the suits, or none
///   askable(position)        the lanes that it may ask for
template <class Play>
class Solver<Play, true> {
 public:
  using Position = typename Play::Position;
  using Cards = typename Play::Cards;

  explicit Solver(Table<Cards>& table) : general_(table), search_(table.tricks()) {}

  void set(const Position& start, SeatSet side) { set(start, side, side); }
  void set(const Position& start, SeatSet side, SeatSet for_more) {
    start_ = start;
    side_ = side;
    usual_ = Play::played_out(start) && for_more == side;
    if (!usual_) return general_.set(start, side, for_more);
    arrangement_.set(start);
    search_.set(start.order(), side, arrangement_.trumps(), arrangement_.asking(), arrangement_.place(start).held);
  }
  void go_to(const Position& position) {
    start_ = position;
    if (!usual_) general_.go_to(position);
  }

  int value(int guess = -1) { return usual_ ? value_of(start_, guess) : general_.value(guess); }
  int value_after(int move, int guess) {
    if (!usual_) return general_.value_after(move, guess);
    const Position next = after(move);
    const int won = taken(next) - taken(start_);
    return won + value_of(next, guess - won);
  }
  bool at_least(int target) { return usual_ ? reaches(start_, target) : general_.at_least(target); }
  bool at_least_after(int move, int target) {
    if (!usual_) return general_.at_least_after(move, target);
    const Position next = after(move);
    return reaches(next, target - (taken(next) - taken(start_)));
  }

  std::uint64_t nodes() const { return usual_ ? search_.nodes() : general_.nodes(); }

 private:
  Position after(int move) const {
    Position next = start_;
    Play::play(next, move);
    return next;
  }
  int taken(const Position& position) const {
    int tricks = 0;
    for (int seat = 0; seat < kMostSeats; ++seat) tricks += side_.has(seat) ? position.taken(seat) : 0;
    return tricks;
  }
  int value_of(const Position& position, int guess) {
    if (position.over()) return 0;
    const tricks::Placed placed = arrangement_.place(position);
    int low = 0;
    int high = placed.start.left;
    int target = guess < 0 ? high / 2 : guess;
    while (low < high) {
      target = target <= low ? low + 1 : target > high ? high : target;
      const int found = reach(placed, target);
      const bool reached = found >= target;
      (reached ? low : high) = found;
      target = reached ? low + 1 : high;
    }
    return low;
  }
  bool reaches(const Position& position, int target) {
    return target <= 0 || (!position.over() && reach(arrangement_.place(position), target) >= target);
  }
  int reach(const tricks::Placed& placed, int target) {
    return search_.run(placed.hands, placed.start, placed.trick, placed.size, placed.turn, target);
  }

  Position start_;
  SeatSet side_;
  bool usual_ = false;  // all tricks are played, and side wants to win many of them
  Solver<Play, false> general_;
  tricks::Arrangement<Play> arrangement_;
  tricks::Search search_;
};

}  // namespace rozbazi::solver
