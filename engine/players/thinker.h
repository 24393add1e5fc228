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
//   doubt(deal, seat)             how little what the other seats have bid and shown fits their cards in that deal; 0:
//   wholly usual(seen)                   what the `normal` player does on turn is_solvable(deal)             whether
//   the solver takes over here side(deal, seat)              whom that seat plays with worth(deal, seat, more) the
//   daily number of that seat, were the deal to end with so many points or tricks more
//                                 for its side; those that are left go to the others. Of a deal that is over, `more` is
//                                 0
//   kTrust                        by how much an action must be better than the usual one on average, to be preferred
#pragma once

#include <cstdint>

#include "engine/match/action.h"
#include "engine/players/redeals.h"
#include "engine/players/workspace.h"
#include "engine/random/stream.h"
#include "engine/solver/solver.h"
#include "engine/solver/table.h"

namespace rozbazi {

struct Effort {
  int deals;            // dealt anew at most
  int tries;            // for each of them, of which the least doubtful is taken
  std::uint64_t nodes;  // after so many positions no further deal is begun
};

template <class Thinking>
class Thinker {
 public:
  using Deal = typename Thinking::Deal;

  explicit Thinker(Workspace& workspace) : solver_(workspace.desk<Desk>().solver) {}

  /// `seen` is the view of the seat on turn.
  Action choose(const Deal& seen, Stream& stream) {
    ActionList list;
    Thinking::consider(seen, list);
    const std::size_t count = list.size();
    if (count == 1) return list[0];

    const int seat = seen.turn();
    const HiddenCards hidden = Thinking::hidden(seen);
    Lottery lottery(stream);
    Redeals redeals(hidden);
    const Effort effort = Thinking::effort(seen);
    std::int64_t sums[ActionList::kMost]{};
    int deals = 0;
    for (std::uint64_t nodes = 0; deals < effort.deals && nodes < effort.nodes; ++deals) {
      const Deal deal = likely_deal(seen, seat, effort.tries, redeals, lottery);
      nodes += weigh(deal, seat, list, sums);
    }

    const Action usual = Thinking::usual(seen);
    std::size_t best = 0;
    for (std::size_t number = 0; number < count; ++number) {
      if (list[number] == usual) sums[number] += static_cast<std::int64_t>(deals) * Thinking::kTrust;
      if (sums[number] > sums[best]) best = number;
    }
    return list[best];
  }

 private:
  using Solving = typename Thinking::Solving;

  struct Desk {
    solver::Table<typename Solving::Cards> table{14};
    solver::Solver<Solving> solver{table};
  };

  Deal likely_deal(const Deal& seen, int seat, int tries, Redeals& redeals, Lottery& lottery) {
    Deal likely = Thinking::redealt(seen, redeals.draw(lottery), lottery);
    int least = Thinking::doubt(likely, seat);
    for (int tried = 1; tried < tries && least > 0; ++tried) {
      const Deal deal = Thinking::redealt(seen, redeals.draw(lottery), lottery);
      const int doubt = Thinking::doubt(deal, seat);
      if (doubt >= least) continue;
      least = doubt;
      likely = deal;
    }
    return likely;
  }

  /// Adds to the sums what each action is worth in that deal; returns how many positions that took.
  std::uint64_t weigh(const Deal& deal, int seat, const ActionList& list, std::int64_t* sums) {
    std::uint64_t nodes = 0;
    if (Thinking::is_solvable(deal)) {
      solver_.set(Solving::position(deal), Thinking::side(deal, seat));
      int value = -1;
      for (std::size_t number = 0; number < list.size(); ++number) {
        value = solver_.value_after(Solving::move_of(deal, list[number]), value);
        sums[number] += Thinking::worth(deal, seat, value);
      }
      return solver_.nodes();
    }
    for (std::size_t number = 0; number < list.size(); ++number) {
      Deal next = deal;
      next.apply(list[number]);
      sums[number] += play_out(next, seat, nodes);
    }
    return nodes;
  }

  int play_out(Deal& deal, int seat, std::uint64_t& nodes) {
    while (deal.turn() >= 0 && !Thinking::is_solvable(deal)) {
      ++nodes;
      deal.apply(Thinking::usual(deal.seen_by(deal.turn())));
    }
    if (deal.turn() < 0) return Thinking::worth(deal, seat, 0);
    solver_.set(Solving::position(deal), Thinking::side(deal, seat));
    const int value = solver_.value();
    nodes += solver_.nodes();
    return Thinking::worth(deal, seat, value);
  }

  solver::Solver<Solving>& solver_;
};

}  // namespace rozbazi
