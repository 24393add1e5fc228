// What a match of any game keeps of its course, apart from its deals: the seats, the packs, every action, the running
// numbers, and how it ended (docs/rules/notation.md, Packs and Replay protocol).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/match/action.h"
#include "engine/match/any_match.h"
#include "engine/match/options.h"
#include "engine/match/result.h"
#include "engine/match/seats.h"

namespace rozbazi {

/// A finished deal.
struct FinishedDeal {
  DealResult result;
  PerSeat<CardSet> dealt;
};

class MatchRecord {
 public:
  struct Played {
    int deal;
    int seat;
    Action action;
    SeatSet witnesses;
  };

  int seats() const { return seats_; }
  int deal_number() const { return static_cast<int>(dealt_.size()) - 1; }
  int dealer() const { return (first_dealer_ + deal_number()) % seats_; }
  bool finished() const { return winners_.has_value(); }
  bool pack_exhausted() const { return exhausted_; }

  const PerSeat<int>& scores() const { return scores_; }
  /// Wider than a deal's: a hundred deals at the dearest tariff of Schafkopf are beyond an int.
  const PerSeat<std::int64_t>& daily_scores() const { return daily_scores_; }
  /// Only when finished.
  SeatSet winners() const { return *winners_; }
  const std::vector<Played>& played() const { return played_; }
  const std::vector<Pack>& dealt_packs() const { return dealt_; }

 protected:
  MatchRecord(int seats, int dealer, CardSet deck, Packs packs);

  /// Goes on to the next pack; false, and the match exhausted, where none is left.
  bool take_pack();
  /// Another pack in the place of the last one that was taken.
  void replace_pack(const Pack& pack) { dealt_.back() = pack; }
  void note(int seat, Action action, SeatSet witnesses);
  void add_scores(const PerSeat<int>& gained, const PerSeat<int>& ranked);
  void finish(SeatSet winners) { winners_ = winners; }
  /// The seats with the highest score so far.
  SeatSet highest() const;

 private:
  int seats_;
  int first_dealer_;
  CardSet deck_;
  Packs packs_;
  std::vector<Pack> dealt_;
  std::vector<Played> played_;
  PerSeat<int> scores_;
  PerSeat<std::int64_t> daily_scores_;
  std::optional<SeatSet> winners_;
  bool exhausted_ = false;
};

}  // namespace rozbazi
