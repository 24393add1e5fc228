// The review of a whole match of one game: its decisions found again by playing its log, and those asked for judged.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/match/match.h"
#include "engine/review/deal_review.h"
#include "engine/review/write.h"

namespace rozbazi::review {

/// What is asked of a match that was played to its end.
struct Question {
  const json::Value* options;  // read before without a fault
  int dealer;
  std::vector<Pack> packs;
  std::vector<PlayedAction> played;
  int seat;
  int from;   // the first decision asked for
  int count;  // how many at most
};

template <class R>
class MatchReview {
 public:
  using Game = typename R::Game;
  using Deal = typename Game::Deal;

  explicit MatchReview(const Question& question) : question_(question) {
    // The options were accepted when the match was played.
    static_cast<void>(read_options<Game>(question.options, options_));
    play();
  }

  void write(json::Writer& out) {
    const int total = static_cast<int>(moments_.size());
    const int end = question_.count < total - question_.from ? question_.from + question_.count : total;
    begin_answer(out, total);
    typename DealReview<R>::Table table(kTableLog2);
    std::optional<DealReview<R>> review;
    int reviewed = -1;
    const Decision* worst = nullptr;
    std::vector<Decision> decisions;
    decisions.reserve(static_cast<std::size_t>(total));
    for (int number = question_.from; number < end; ++number) {
      const Moment& moment = moments_[static_cast<std::size_t>(number)];
      Decision& decision = decisions.emplace_back(moment.decision);
      if (!R::is_solved(moment.deal)) continue;
      decision.table = moment.deal.trick_on_table(decision.trick);
      const Course& course = courses_[static_cast<std::size_t>(decision.deal)];
      if (reviewed != decision.deal) {
        review.emplace(table, options_, question_.seat, moment.opens ? *course.opening : moment.deal);
        reviewed = decision.deal;
      }
      if (moment.opens) decision.par = review->worth(*course.opening);
      review->judge(moment.deal, *course.end, decision);
    }
    for (const Decision& decision : decisions) {
      write_decision(out, decision, Game::name);
      const bool more = worst == nullptr || decision.score_cost > worst->score_cost ||
                        (decision.score_cost == worst->score_cost && decision.cost > worst->cost);
      if (decision.reason && more) worst = &decision;
    }
    end_decisions(out, worst);
    for (const Course& course : courses_) write_deal(out, course.summary);
    end_answer(out);
  }

 private:
  static constexpr int kTableLog2 = 14;

  struct Moment {
    Decision decision;  // what is known without solving
    Deal deal;
    bool opens;  // the seat's first solved one of its deal
  };
  struct Course {
    std::optional<Deal> opening;  // the first position that can be solved
    std::optional<Deal> end;
    DealSummary summary;
  };

  void play() {
    Match<Game> match(options_, question_.dealer, question_.packs);
    int index = 0;
    bool opened = false;
    courses_.emplace_back();
    for (const PlayedAction& each : question_.played) {
      const Action action = *Game::parse_action(each.action);
      Course& course = courses_.back();
      const Deal& deal = match.deal();
      if (!course.opening && R::is_solved(deal)) course.opening = deal;
      if (match.turn() == question_.seat) {
        const bool opens = !opened && R::is_solved(deal);
        opened = opened || opens;
        Decision decision;
        decision.index = index;
        decision.deal = match.deal_number();
        decision.phase = deal.phase_name();
        decision.trick = deal.tricks_done();
        decision.action = action;
        moments_.push_back({std::move(decision), deal, opens});
      }
      Deal after = deal;
      after.apply(action);
      match.apply(action);
      ++index;
      if (after.turn() >= 0) continue;
      course.end = after;
      summarize(course, match.results().back());
      opened = false;
      courses_.emplace_back();
    }
    courses_.pop_back();
  }

  void summarize(Course& course, const typename Match<Game>::Finished& finished) const {
    DealSummary& summary = course.summary;
    summary.score = Game::daily_scores(options_, finished.result, finished.outcome)[question_.seat];
    if (!course.opening) return;
    const Stake stake = R::stake(*course.opening, question_.seat);
    summary.unit = R::kUnit;
    summary.wants_more = stake.for_more.has(question_.seat);
    summary.counted = stake.counted;
    summary.value = R::won(*course.end, stake.counted);
  }

  const Question& question_;
  typename Game::Options options_;
  std::vector<Moment> moments_;
  std::vector<Course> courses_;
};

}  // namespace rozbazi::review
