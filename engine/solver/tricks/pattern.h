// What of a position at the start of a trick its value depends on. How long every hand's lanes are, and who leads,
// always counts. Of the ranks only those count that win a trick over another card of their lane: in each lane a number
// of topmost cards, and of those who holds them. All lower ones may lie as they like.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/solver/tricks/cards.h"

namespace rozbazi::solver::tricks {

/// How many topmost cards of each lane count, four bits a lane.
using Depths = std::uint16_t;

/// Who holds the cards of each lane, two bits a card from the highest card down, each lane in the upper bits of its
/// half of a word.
struct Owners {
  std::uint64_t pair[kLanes / 2]{};

  void add(int lane, int place, int seat) { pair[lane / 2] |= static_cast<std::uint64_t>(seat) << shift(lane, place); }

  /// Takes the card at that place out, counted from the highest, 0.
  void remove(int lane, int place) {
    std::uint64_t& word = pair[lane / 2];
    const auto row = static_cast<std::uint32_t>(word >> 32 * (lane % 2));
    const std::uint32_t below = ~std::uint32_t{0} >> 2 * place;
    const std::uint32_t left = (row & ~below) | (row << 2 & below);
    word = (word & ~(std::uint64_t{0xFFFFFFFF} << 32 * (lane % 2))) | static_cast<std::uint64_t>(left)
                                                                          << 32 * (lane % 2);
  }

  /// The same of the topmost cards only.
  Owners of_top(Depths depths) const { return {{pair[0] & mask(depths), pair[1] & mask(depths >> 8)}}; }

  friend bool operator==(const Owners&, const Owners&) = default;

 private:
  static constexpr int shift(int lane, int place) { return 32 * (lane % 2) + 30 - 2 * place; }
  static constexpr std::uint64_t mask(unsigned depths) {
    const std::uint64_t low = ~(~std::uint64_t{0} >> 2 * (depths & 15)) >> 32;
    const std::uint64_t high = ~(~std::uint64_t{0} >> 2 * (depths >> 4 & 15));
    return low | high;
  }
};

/// How deep in each lane the lowest of `ranks` lies, among all cards that are left.
inline Depths depths_of(Cards ranks, Cards all) {
  unsigned depths = 0;
  for (int number = 0; ranks != 0; ++number, ranks >>= kLane, all >>= kLane) {
    const Cards mine = ranks & 0xFFFF;
    if (mine == 0) continue;
    const Cards from = all & 0xFFFF & ~((mine & (0 - mine)) - 1);
    depths |= static_cast<unsigned>(std::popcount(from)) << 4 * number;
  }
  return static_cast<Depths>(depths);
}

/// The lowest card that counts in each lane.
inline Cards ranks_of(Depths depths, Cards all) {
  Cards ranks = 0;
  for (int number = 0; depths != 0; ++number, depths = static_cast<Depths>(depths >> 4)) {
    int count = depths & 15;
    if (count == 0) continue;
    Cards rest = all & lane(number);
    while (--count != 0) rest ^= card(highest(rest));
    ranks |= card(highest(rest));
  }
  return ranks;
}

}  // namespace rozbazi::solver::tricks
