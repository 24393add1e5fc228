#include "engine/match/match_record.h"

#include <algorithm>
#include <utility>

namespace rozbazi {
namespace {

constexpr std::size_t kUsualLength = 64;  // of a match's log

}  // namespace

MatchRecord::MatchRecord(int seats, int dealer, CardSet deck, Packs packs)
    : seats_(seats), first_dealer_(dealer), deck_(deck), packs_(std::move(packs)) {
  played_.reserve(kUsualLength);
}

bool MatchRecord::take_pack() {
  const std::size_t number = dealt_.size();
  if (const auto* given = std::get_if<std::vector<Pack>>(&packs_)) {
    exhausted_ = number == given->size();
    if (!exhausted_) dealt_.push_back((*given)[number]);
  } else {
    dealt_.push_back(shuffled_pack(deck_, std::get<Seed>(packs_), number));
  }
  return !exhausted_;
}

void MatchRecord::note(int seat, Action action, SeatSet witnesses) {
  played_.push_back({deal_number(), seat, action, witnesses});
}

void MatchRecord::add_scores(const PerSeat<int>& gained, const PerSeat<int>& ranked) {
  for (int seat = 0; seat < seats_; ++seat) {
    scores_[seat] += gained[seat];
    daily_scores_[seat] += ranked[seat];
  }
}

SeatSet MatchRecord::highest() const {
  int best = scores_[0];
  for (int seat = 1; seat < seats_; ++seat) best = std::max(best, scores_[seat]);
  SeatSet all;
  for (int seat = 0; seat < seats_; ++seat) {
    if (scores_[seat] == best) all.add(seat);
  }
  return all;
}

}  // namespace rozbazi
