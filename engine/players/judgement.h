// How a computer player adds up what speaks for an action.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace rozbazi {

/// What a reason is worth, in eighths of a point, to each kind of player that the file at hand tells apart.
template <std::size_t Kinds>
using Weight = std::array<std::int16_t, Kinds>;

/// The sum of the reasons for one action. A reason holds to a degree: 256 is wholly, as a chance is.
template <std::size_t Kinds>
class Judgement {
 public:
  explicit constexpr Judgement(std::size_t kind) : kind_(kind) {}

  constexpr void add(const Weight<Kinds>& weight, int degree) { sum_ += weight[kind_] * degree; }
  constexpr void add_if(bool holds, const Weight<Kinds>& weight) {
    if (holds) add(weight, 256);
  }
  /// Card points are so many 16ths of the degree.
  constexpr void add_points(const Weight<Kinds>& weight, int points) { add(weight, points * 16); }
  constexpr int sum() const { return sum_; }

 private:
  std::size_t kind_;
  int sum_ = 0;
};

}  // namespace rozbazi
