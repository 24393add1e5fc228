// A match: deals one after another until its end. Value semantics; the heap is touched once a deal, not once a card.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/match/contract.h"
#include "engine/match/match_record.h"

namespace rozbazi {

template <Game G>
class Match : public MatchRecord {
 public:
  struct Finished : FinishedDeal {
    typename G::Outcome outcome;
  };

  /// `dealer` is a seat; given packs are the game's deck each, at least one.
  Match(const typename G::Options& options, int dealer, Packs packs)
      : MatchRecord(G::seats(options), dealer, G::deck(options), std::move(packs)), options_(options) {
    deal_next();
  }

  const typename G::Options& options() const { return options_; }
  const typename G::Deal& deal() const { return *deal_; }
  int turn() const { return finished() || pack_exhausted() ? -1 : deal_->turn(); }
  const std::vector<Finished>& results() const { return results_; }

  /// The current deal before its first action, as another pack of the deck would give it.
  typename G::Deal dealt_from(const Pack& pack) const { return G::start(options_, dealer(), pack, carry_); }
  /// Deals the current deal from that pack. Nobody has acted in it yet.
  void deal_anew(const Pack& pack) {
    replace_pack(pack);
    deal_.emplace(dealt_from(pack));
  }

  /// The action must be legal for the seat on turn.
  void apply(Action action) {
    note(deal_->turn(), action, deal_->witnesses(action));
    deal_->apply(action);
    if (deal_->turn() < 0) end_deal();
  }

 private:
  void deal_next() {
    if (take_pack()) deal_.emplace(dealt_from(dealt_packs().back()));
  }

  void end_deal() {
    Finished done{{G::score(options_, *deal_), {}}, G::outcome(options_, *deal_)};
    for (int seat = 0; seat < seats(); ++seat) done.dealt[seat] = deal_->dealt(seat);
    add_scores(G::match_points(done.result), G::daily_scores(options_, done.result, done.outcome));
    carry_ = G::carry(options_, *deal_);
    results_.push_back(done);
    if (options_.match.by == MatchEnd::By::target) {
      if (const auto winners = G::target_winners(options_, scores(), done.result)) return finish(*winners);
    } else if (static_cast<int>(results_.size()) == options_.match.count) {
      return finish(highest());
    }
    deal_next();
  }

  typename G::Options options_;
  std::optional<typename G::Deal> deal_;
  typename G::Carry carry_{};
  std::vector<Finished> results_;
};

}  // namespace rozbazi
