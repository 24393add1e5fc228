// The review of one deal's decisions for one seat, by solving each position with all hands open. `R` is what a game
// says for it (engine/games/<game>/reviewing.h):
//   Game, Solving            the game, and how it is solved (engine/solver/solver.h)
//   kUnit                    what is counted: "points" or "tricks"
//   kLastTrickCounts         whether the last trick is worth something by itself
//   is_solved(deal)          whether what is to be played from here on can be solved
//   stake(deal, seat)        what is at stake for that seat in the play
//   won(deal, counted)       what those seats have won so far, in the unit
//   has_trump_suit(deal)     whether the trumps' lane is a suit's
//   is_beside(action)        an action that ends the deal outside of what is counted
//   own_reason(deal, chosen, best)   a reason of the game's own, `best` being the actions that cost nothing
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/review/decision.h"
#include "engine/review/stake.h"
#include "engine/solver/solver.h"

namespace rozbazi::review {

template <class R>
class DealReview {
 public:
  using Game = typename R::Game;
  using Deal = typename Game::Deal;
  using Options = typename Game::Options;
  using Solving = typename R::Solving;
  using Table = solver::Table<typename Solving::Cards>;

  /// All positions looked at must be ones that `first` can lead to, as they come in the deal.
  DealReview(Table& table, const Options& options, int seat, const Deal& first)
      : solver_(table), options_(options), seat_(seat), stake_(R::stake(first, seat)) {
    solver_.set(Solving::position(first), stake_.counted, stake_.for_more);
  }

  /// What the deal is worth at best play of all from here on.
  Worth worth(const Deal& deal) {
    solver_.go_to(Solving::position(deal));
    total_ = won(deal) + solver_.value(total_ < 0 ? -1 : total_ - won(deal));
    return {total_, course(deal, total_).score};
  }

  /// Fills in what the seat could do in `deal`; `end` is the deal when it was over.
  void judge(const Deal& deal, const Deal& end, Decision& decision) {
    ActionList legal;
    deal.legal(legal);
    solver_.go_to(Solving::position(deal));
    const bool more = stake_.for_more.has(seat_);
    std::optional<int> best;
    for (const Action action : legal) {
      Choice choice{action, std::nullopt, std::nullopt, 0};
      if (!R::is_beside(action)) {
        const int guess = (total_ < 0 ? 0 : total_) - won(deal);
        total_ = won(deal) + solver_.value_after(Solving::move_of(deal, action), guess < 0 ? 0 : guess);
        choice.value = total_;
        if (!best || (more ? total_ > *best : total_ < *best)) best = total_;
      }
      decision.choices.push_back(choice);
    }
    score(deal, decision);
    std::optional<std::int64_t> best_score;
    for (Choice& choice : decision.choices) {
      if (choice.value) choice.cost = more ? *best - *choice.value : *choice.value - *best;
      if ((choice.value == best || !choice.value) && (!best_score || choice.score > *best_score)) {
        best_score = choice.score;
      }
    }
    ActionList best_actions;
    const Choice* chosen = nullptr;
    for (const Choice& choice : decision.choices) {
      if (choice.action == decision.action) chosen = &choice;
    }
    decision.cost = chosen->cost.value_or(0);
    decision.score_cost = std::max<std::int64_t>(0, *best_score - chosen->score);
    if (decision.cost == 0 && decision.score_cost == 0) return;
    for (const Choice& choice : decision.choices) {
      const bool is_best = choice.cost == 0 || (!choice.value && choice.score == *best_score);
      if (is_best && choice.score >= chosen->score && choice.action != decision.action) {
        best_actions.push_back(choice.action);
      }
    }
    decision.reason = reason(deal, end, decision.action, best_actions);
  }

 private:
  struct Course {
    std::int64_t score;
    int last_taker;
  };

  int won(const Deal& deal) const { return R::won(deal, stake_.counted); }

  /// Plays on to the end at best play of all, of equally good actions the first: those that are no cards before cards,
  /// then in the order of their names. `total` is what that is worth.
  Course course(Deal deal, int total) {
    while (deal.turn() >= 0) deal.apply(best_action(deal, total - won(deal)));
    const DealResult result = Game::score(options_, deal);
    const PerSeat<int> numbers = Game::daily_scores(options_, result, Game::outcome(options_, deal));
    return {numbers[seat_], deal.tricks().turn()};
  }

  Action best_action(const Deal& deal, int value) {
    ActionList legal;
    deal.legal(legal);
    if (legal.size() == 1) return legal[0];
    solver_.go_to(Solving::position(deal));
    const bool more = stake_.for_more.has(deal.turn());
    for (const bool cards : {false, true}) {
      for (const Action action : legal) {
        if (action.is_card() != cards || R::is_beside(action)) continue;
        const int move = Solving::move_of(deal, action);
        if (more ? solver_.at_least_after(move, value) : !solver_.at_least_after(move, value + 1)) return action;
      }
    }
    return legal[0];  // not reached: one of them is worth what the position is
  }

  /// Of choices of one value one course is looked at for all.
  void score(const Deal& deal, Decision& decision) {
    std::vector<std::pair<int, std::int64_t>> known;
    for (Choice& choice : decision.choices) {
      const auto same = std::find_if(known.begin(), known.end(),
                                     [&](const auto& each) { return choice.value && each.first == *choice.value; });
      if (same != known.end()) {
        choice.score = same->second;
        continue;
      }
      choice.score = course_after(deal, choice.action, choice.value.value_or(0)).score;
      if (choice.value) known.emplace_back(*choice.value, choice.score);
    }
  }

  Course course_after(Deal deal, Action action, int total) {
    deal.apply(action);
    return course(deal, total);
  }

  Reason reason(const Deal& deal, const Deal& end, Action chosen, const ActionList& best) {
    if (best.empty()) return Reason::other;
    if (const auto own = R::own_reason(deal, chosen, best)) return *own;
    if (!chosen.is_card()) return Reason::other;
    Facts facts = facts_of(deal, end);
    facts.chosen = Solving::move_of(deal, chosen);
    for (const Action action : best) {
      if (action.is_card()) facts.best |= Facts::mask(Solving::move_of(deal, action));
    }
    if (R::kLastTrickCounts && end.tricks().over() && deal.cards_held(seat_) == 2) {
      facts.last_taker = end.tricks().turn();
      const Course saved = course_after(deal, best[0], total_of_best(deal, best[0]));
      facts.last_saved = saved.last_taker == seat_ || facts.is_ally(saved.last_taker);
    }
    return reason_for(facts);
  }

  int total_of_best(const Deal& deal, Action action) {
    solver_.go_to(Solving::position(deal));
    return won(deal) + solver_.value_after(Solving::move_of(deal, action), total_ - won(deal));
  }

  Facts facts_of(const Deal& deal, const Deal& end) const {
    using Lanes = typename Solving::Lanes;
    const auto position = Solving::position(deal);
    const SeatOrder order = position.order();
    Facts facts;
    facts.seat = seat_;
    const bool more = stake_.for_more.has(seat_);
    const SeatSet alike = more ? stake_.for_more : all_but(stake_.for_more);
    for (int each = order.after(seat_); each != seat_; each = order.after(each)) {
      if (alike.has(each)) facts.allies.add(each);
    }
    facts.avoids = stake_.counted.has(seat_) && !more;
    if (more && !stake_.counted.has(seat_)) facts.hunted = std::countr_zero(stake_.counted.bits());
    facts.trumps = Lanes::kTrumps;
    facts.has_trump_suit = R::has_trump_suit(deal);
    for (int bit = 0; bit < static_cast<int>(8 * sizeof(typename Solving::Cards)); ++bit) {
      facts.lane[bit] = Lanes::lane_of_card(bit);
      facts.points[bit] = static_cast<std::uint8_t>(Lanes::points_of(bit));
    }
    for (int each = 0; each < kMostSeats; ++each) facts.hands[each] = position.hand(each);
    const auto& trick = position.trick();
    facts.leads = trick.size == 0;
    facts.led = trick.led;
    facts.best_on_table = trick.best;
    facts.winner = trick.winner;
    int each = seat_;
    for (int place = trick.size + 1; place < order.count(); ++place) {
      each = order.after(each);
      facts.later.push_back(each);
    }
    const auto& course = end.tricks();
    const int number = position.done();
    if (number >= course.done()) return facts;
    facts.taker = course.leader_of(number + 1);
    int card = number * order.count();
    for (int player = course.leader_of(number); player != facts.taker; player = order.after(player)) ++card;
    facts.taken_with = course.card_played(card);
    return facts;
  }

  solver::Solver<Solving> solver_;
  const Options& options_;
  int seat_;
  Stake stake_;
  int total_ = -1;  // what was found last: the next is near
};

}  // namespace rozbazi::review
