// A match: deals one after another until its end, with the log of all of them (docs/rules/notation.md, Packs and
// Replay protocol). Value semantics; the heap is touched once a deal, not once a card.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/match/contract.h"

namespace rozbazi {

template <Game G>
class Match {
 public:
  struct Finished {
    DealResult result;
    typename G::Outcome outcome;
    PerSeat<CardSet> dealt;
  };
  struct Played {
    int deal;
    int seat;
    Action action;
    SeatSet witnesses;
  };

  /// `dealer` is a seat; given packs are the game's deck each, at least one.
  Match(const typename G::Options& options, int dealer, Packs packs)
      : options_(options), first_dealer_(dealer), packs_(std::move(packs)) {
    played_.reserve(kUsualLength);
    deal_next();
  }

  const typename G::Options& options() const { return options_; }
  int seats() const { return G::seats(options_); }
  int deal_number() const { return static_cast<int>(dealt_.size()) - 1; }
  int dealer() const { return (first_dealer_ + deal_number()) % seats(); }
  const typename G::Deal& deal() const { return *deal_; }
  bool finished() const { return winners_.has_value(); }
  bool pack_exhausted() const { return exhausted_; }
  int turn() const { return finished() || exhausted_ ? -1 : deal_->turn(); }

  const PerSeat<int>& scores() const { return scores_; }
  /// Wider than a deal's: a hundred deals at the dearest tariff of Schafkopf are beyond an int.
  const PerSeat<std::int64_t>& daily_scores() const { return daily_scores_; }
  /// Only when finished.
  SeatSet winners() const { return *winners_; }
  const std::vector<Finished>& results() const { return results_; }
  const std::vector<Played>& played() const { return played_; }
  const std::vector<Pack>& dealt_packs() const { return dealt_; }

  /// The action must be legal for the seat on turn.
  void apply(Action action) {
    played_.push_back({deal_number(), deal_->turn(), action, deal_->witnesses(action)});
    deal_->apply(action);
    if (deal_->turn() < 0) end_deal();
  }

 private:
  static constexpr std::size_t kUsualLength = 64;

  void deal_next() {
    const auto number = dealt_.size();
    if (const auto* given = std::get_if<std::vector<Pack>>(&packs_)) {
      if (number == given->size()) {
        exhausted_ = true;
        return;
      }
      dealt_.push_back((*given)[number]);
    } else {
      dealt_.push_back(shuffled_pack(G::deck(options_), std::get<Seed>(packs_), number));
    }
    deal_.emplace(G::start(options_, dealer(), dealt_.back(), carry_));
  }

  void end_deal() {
    Finished done{G::score(options_, *deal_), G::outcome(options_, *deal_), {}};
    carry_ = G::carry(options_, *deal_);
    const PerSeat<int> gained = G::match_points(done.result);
    const PerSeat<int> ranked = G::daily_scores(options_, done.result, done.outcome);
    for (int seat = 0; seat < seats(); ++seat) {
      done.dealt[seat] = deal_->dealt(seat);
      scores_[seat] += gained[seat];
      daily_scores_[seat] += ranked[seat];
    }
    results_.push_back(done);
    if (options_.match.by == MatchEnd::By::target) {
      winners_ = G::target_winners(options_, scores_, results_.back().result);
    } else if (static_cast<int>(results_.size()) == options_.match.count) {
      winners_ = highest();
    }
    if (!finished()) deal_next();
  }

  SeatSet highest() const {
    int best = scores_[0];
    for (int seat = 1; seat < seats(); ++seat) best = std::max(best, scores_[seat]);
    SeatSet all;
    for (int seat = 0; seat < seats(); ++seat) {
      if (scores_[seat] == best) all.add(seat);
    }
    return all;
  }

  typename G::Options options_;
  int first_dealer_;
  Packs packs_;
  std::vector<Pack> dealt_;
  std::optional<typename G::Deal> deal_;
  typename G::Carry carry_{};
  std::vector<Finished> results_;
  std::vector<Played> played_;
  PerSeat<int> scores_;
  PerSeat<std::int64_t> daily_scores_;
  std::optional<SeatSet> winners_;
  bool exhausted_ = false;
};

}  // namespace rozbazi
