// Which of several actions is the best, told by what each is worth in deal after deal. Who is clearly behind drops out,
// so that thought is spent on what is close.
#pragma once

#include <cstddef>
#include <cstdint>

namespace rozbazi {

class Race {
 public:
  static constexpr std::size_t kMost = 32;

  /// Of so many actions, at most kMost, numbered from 0. The one at `usual`, if there is one, gets `trust` more than it
  /// is worth.
  Race(std::size_t count, std::size_t usual, int trust) : count_(count), running_(count) {
    for (std::size_t number = 0; number < count; ++number) runs_[number] = true;
    if (usual < count) bonus_[usual] = trust;
  }

  bool runs(std::size_t number) const { return runs_[number]; }
  /// What an action that runs is worth in this round's deal.
  void tell(std::size_t number, int worth) { told_[number] = worth + bonus_[number]; }

  void end_round() {
    ++rounds_;
    for (std::size_t number = 0; number < count_; ++number) {
      if (runs_[number]) sums_[number] += told_[number];
    }
    for (std::size_t one = 0; one < count_; ++one) {
      for (std::size_t other = 0; other < one; ++other) {
        if (!runs_[one] || !runs_[other]) continue;
        const std::int64_t apart = told_[one] - told_[other];
        squares_[one][other] += apart * apart;
      }
    }
    if (rounds_ >= kWarmUp && rounds_ % kEvery == 0) drop_out();
  }

  /// Only one is left.
  bool is_won() const { return running_ == 1; }
  std::size_t best() const {
    std::size_t best = count_;
    for (std::size_t number = 0; number < count_; ++number) {
      if (runs_[number] && (best == count_ || sums_[number] > sums_[best])) best = number;
    }
    return best;
  }

 private:
  // More than kSure standard errors behind the best: sum² (n - 1) > kSure² (n squares - sum²); or the same in every
  // deal.
  void drop_out() {
    const std::size_t leader = best();
    for (std::size_t number = 0; number < count_; ++number) {
      if (!runs_[number] || number == leader) continue;
      const std::int64_t behind = sums_[leader] - sums_[number];
      const std::int64_t squares = number < leader ? squares_[leader][number] : squares_[number][leader];
      if (squares == 0 ||
          kOnce * behind * behind * (rounds_ - 1) > kSureSquared * (rounds_ * squares - behind * behind)) {
        runs_[number] = false;
        --running_;
      }
    }
  }

  static constexpr int kWarmUp = 12;
  static constexpr int kEvery = 4;
  // 2.4 standard errors.
  static constexpr std::int64_t kOnce = 100;
  static constexpr std::int64_t kSureSquared = 576;

  std::size_t count_;
  std::size_t running_;
  std::int64_t rounds_ = 0;
  bool runs_[kMost];
  int bonus_[kMost]{};
  int told_[kMost]{};
  std::int64_t sums_[kMost]{};
  std::int64_t squares_[kMost][kMost]{};
};

}  // namespace rozbazi
