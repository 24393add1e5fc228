// The player that calculates: it deals the cards that it cannot see anew, in ways that agree with all that was shown,
// plays each of these deals out after every action that it considers, and does what has come out best over all of them.
// A deal is played out as the `normal` player would play it until few tricks are left; what these are worth at best
// play is then exact (engine/solver/solver.h).
//
// What it does is a function of the view, and of the words that it takes from its stream. How long it thinks is counted
// in deals and in positions looked at, never in time.
//
// `Thinking` says how a game is thought about:
//   Deal, Solving                 the deal, and how its play is solved
//   effort(seen)                  how much thought a decision is worth
//   consider(seen, list)          the actions worth a thought, at least one; all of them legal
//   hidden(seen)                  where the cards that the seat on turn does not see may lie, counted out
//   redealt(seen, where, lottery) the whole deal, were they lying there
//   doubt(seen, deal, lottery)    how little what the other seats have bid and shown fits their cards in that deal, in
//                                 eighths of a halving of its likelihood; 0: wholly. Where it depends on what the deal
//                                 does not tell, the lottery decides that
//   usual(seen)                   what the `normal` player does on turn
//   is_solvable(deal)             whether the solver takes over here
//   side(deal, seat)              whom that seat plays with
//   for_more(deal, side)          who wants that side to win much, where that is not the side itself; only in games
//                                 with contracts to take nothing
//   worth(deal, seat, more)       the daily number of that seat, were the deal to end with so many points or tricks
//                                 more for its side; those that are left go to the others. Of a deal that is over,
//                                 `more` is 0
//   trust(seen)                   by how much an action must be better than the usual one on average, to be preferred
#pragma once

#include <algorithm>
#include <cstdint>

#include "engine/match/action.h"
#include "engine/players/race.h"
#include "engine/players/redeals.h"
#include "engine/players/workspace.h"
#include "engine/random/stream.h"
#include "engine/solver/solver.h"
#include "engine/solver/table.h"

namespace rozbazi {

struct Effort {
  int deals;            // dealt anew at most, no more than kMostDeals
  int tries;            // steps from one of them to the next
  std::uint64_t nodes;  // after so many positions no further deal is begun
};
inline constexpr int kMostDeals = 256;

template <class Thinking>
class Thinker {
 public:
  using Deal = typename Thinking::Deal;

  explicit Thinker(Workspace& workspace) : solver_(workspace.desk<Desk>().solver) {}

  /// `seen` is the view of the seat on turn.
  Action choose(const Deal& seen, Stream& stream) {
    ActionList list;
    Thinking::consider(seen, list);
    if (list.size() == 1) return list[0];

    const HiddenCards hidden = Thinking::hidden(seen);
    Lottery lottery(stream);
    Race race(list.size(), place_of(Thinking::usual(seen), list), Thinking::trust(seen));
    const Effort effort = Thinking::effort(seen);
    Guess guess = first_guess(seen, Redeals(hidden), lottery);
    std::uint64_t nodes = 0;
    for (int deals = 0; deals < effort.deals && nodes < effort.nodes && !race.is_won(); ++deals) {
      wander(seen, effort.tries, guess, lottery);
      nodes += weigh(guess.deal, seen.turn(), list, race);
      race.end_round();
    }
    return list[race.best()];
  }

 private:
  using Solving = typename Thinking::Solving;

  struct Desk {
    solver::Table<typename Solving::Cards> table{14};
    solver::Solver<Solving> solver{table};
  };

  /// A way that the cards may lie, and how doubtful it is.
  struct Guess {
    Redeals redeals;
    Deal deal;
    int doubt;
  };

  static std::size_t place_of(Action action, const ActionList& list) {
    for (std::size_t number = 0; number < list.size(); ++number) {
      if (list[number] == action) return number;
    }
    return list.size();
  }

  static Guess guessed(const Deal& seen, const Redeals& redeals, Lottery& lottery) {
    Guess guess{redeals, Thinking::redealt(seen, redeals.whereabouts(), lottery), 0};
    guess.doubt = Thinking::doubt(seen, guess.deal, lottery);
    return guess;
  }

  static Guess first_guess(const Deal& seen, Redeals redeals, Lottery& lottery) {
    redeals.draw(lottery);
    Guess guess = guessed(seen, redeals, lottery);
    wander(seen, kFirstSteps, guess, lottery);
    return guess;
  }

  // Each step proposes a deal that is near, and goes there for certain if it is less doubtful, else as likely as it is
  // the less likely of the two: so the walk is in each deal as often as that is likely (Metropolis).
  static void wander(const Deal& seen, int steps, Guess& guess, Lottery& lottery) {
    for (int step = 0; step < steps; ++step) {
      Redeals redeals = guess.redeals;
      redeals.stir(kStir, lottery);
      const Guess other = guessed(seen, redeals, lottery);
      const int more = other.doubt - guess.doubt;
      if (more <= 0 || lottery.below(kWhole) << std::min(more / 8, kMostHalvings) < kLess[more % 8]) guess = other;
    }
  }

  /// Tells the race what each action is worth in that deal; returns how many positions that took.
  std::uint64_t weigh(const Deal& deal, int seat, const ActionList& list, Race& race) {
    std::uint64_t nodes = 0;
    if (Thinking::is_solvable(deal)) {
      pose(deal, seat);
      int value = -1;
      for (std::size_t number = 0; number < list.size(); ++number) {
        if (!race.runs(number)) continue;
        value = solver_.value_after(Solving::move_of(deal, list[number]), value);
        race.tell(number, Thinking::worth(deal, seat, value));
      }
      return solver_.nodes();
    }
    for (std::size_t number = 0; number < list.size(); ++number) {
      if (!race.runs(number)) continue;
      Deal next = deal;
      next.apply(list[number]);
      race.tell(number, play_out(next, seat, nodes));
    }
    return nodes;
  }

  int play_out(Deal& deal, int seat, std::uint64_t& nodes) {
    while (deal.turn() >= 0 && !Thinking::is_solvable(deal)) {
      ++nodes;
      deal.apply(Thinking::usual(deal.seen_by(deal.turn())));
    }
    if (deal.turn() < 0) return Thinking::worth(deal, seat, 0);
    pose(deal, seat);
    const int value = solver_.value();
    nodes += solver_.nodes();
    return Thinking::worth(deal, seat, value);
  }

  /// Asks the solver what the side wins from here.
  void pose(const Deal& deal, int seat) {
    const SeatSet side = Thinking::side(deal, seat);
    if constexpr (requires { Thinking::for_more(deal, side); }) {
      solver_.set(Solving::position(deal), side, Thinking::for_more(deal, side));
    } else {
      solver_.set(Solving::position(deal), side);
    }
  }

  static constexpr int kFirstSteps = 64;
  static constexpr int kStir = 4;
  static constexpr std::uint32_t kWhole = 1 << 12;
  static constexpr int kMostHalvings = 12;
  // The whole halved so many eighths of a time.
  static constexpr std::uint32_t kLess[8]{4096, 3756, 3444, 3158, 2896, 2656, 2435, 2233};

  solver::Solver<Solving>& solver_;
};

}  // namespace rozbazi
