// How a computer player weighs what speaks for a choice. Each reason holds to a degree, 256 being wholly, as a chance
// is; what it is worth, in thousandths of a trick, stands in a table, with a column for each kind of moment that the
// file at hand tells apart.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace rozbazi::teen_do_paanch {

inline constexpr int kWholly = 256;

constexpr int wholly_if(bool holds) { return holds ? kWholly : 0; }
/// A reason that holds once for each of some cards: four of them are wholly.
constexpr int each(int cards) { return cards * kWholly / 4; }
/// The chance of two things that have nothing to do with each other.
constexpr int both(int one, int other) { return one * other / kWholly; }

template <std::size_t Reasons>
using Degrees = std::array<int, Reasons>;

template <std::size_t Reasons, std::size_t Kinds>
using Weights = std::int16_t[Reasons][Kinds];

/// To be compared with that of other choices in the same place only.
template <std::size_t Reasons, std::size_t Kinds>
constexpr int worth(const std::int16_t (&weights)[Reasons][Kinds], std::size_t kind, const Degrees<Reasons>& degrees) {
  int sum = 0;
  for (std::size_t reason = 0; reason < Reasons; ++reason) sum += weights[reason][kind] * degrees[reason];
  return sum;
}

}  // namespace rozbazi::teen_do_paanch
