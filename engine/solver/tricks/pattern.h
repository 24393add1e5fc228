// What of a position at the start of a trick its value depends on. How long every hand's lanes are, and who leads,
// always counts. Of the ranks only those count that win a trick over another card of their lane: in each lane a number
// of topmost cards, and of those who holds them. All lower ones may lie as they like.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/match/seats.h"
#include "engine/solver/tricks/cards.h"

namespace rozbazi::solver::tricks {

/// How many topmost cards of each lane count, four bits a lane.
using Depths = std::uint16_t;

/// Who holds the cards of each lane, two bits a card from the highest card down, each lane in the upper bits of its
/// half of a word.
struct Owners {
  std::uint64_t pair[kLanes / 2]{};

  /// The same of the topmost cards only.
  Owners of_top(Depths depths) const { return {{pair[0] & mask(depths), pair[1] & mask(depths >> 8)}}; }

  friend bool operator==(const Owners&, const Owners&) = default;

 private:
  static constexpr std::uint64_t mask(unsigned depths) {
    const std::uint64_t low = ~(~std::uint64_t{0} >> 2 * (depths & 15)) >> 32;
    const std::uint64_t high = ~(~std::uint64_t{0} >> 2 * (depths >> 4 & 15));
    return low | high;
  }
};

/// The owners of all that can remain of one deal, looked up by halves of its lanes.
class OwnersOfDeal {
 public:
  void set(const PerSeat<Cards>& hands) {
    for (int number = 0; number < kHalves; ++number) {
      std::uint8_t owner[kHalf]{};
      unsigned all = 0;
      for (int seat = 0; seat < kMostSeats; ++seat) {
        for (unsigned rest = hands[seat] >> kHalf * number & kHalfMask; rest != 0; rest &= rest - 1) {
          owner[std::countr_zero(rest)] = static_cast<std::uint8_t>(seat);
          all |= rest & (0 - rest);
        }
      }
      // Every part of `all`, each after its own parts.
      auto& rows = rows_[number];
      rows[0] = 0;
      for (unsigned part = (0 - all) & all; part != 0; part = (part - all) & all) {
        const int low = std::countr_zero(part);
        const unsigned above = part & (part - 1);
        rows[part] = rows[above] | std::uint32_t{owner[low]} << (30 - 2 * std::popcount(above));
      }
    }
  }

  /// Of cards that were in the hands that were set.
  Owners of(Cards cards) const {
    Owners owners;
    for (int number = 0; number < kLanes; ++number) {
      const unsigned low = cards >> kLane * number & kHalfMask;
      const unsigned high = cards >> (kLane * number + kHalf) & kHalfMask;
      const std::uint32_t row = rows_[2 * number + 1][high] | rows_[2 * number][low] >> 2 * std::popcount(high);
      owners.pair[number / 2] |= std::uint64_t{row} << 32 * (number % 2);
    }
    return owners;
  }

 private:
  static constexpr int kHalf = kLane / 2;
  static constexpr unsigned kHalfMask = (1u << kHalf) - 1;
  static constexpr int kHalves = 2 * kLanes;

  std::uint32_t rows_[kHalves][1 << kHalf];
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
