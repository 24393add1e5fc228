// Two positions of one deal are alike when in every lane the same seats hold the remaining cards in the same order: the
// same moves are legal and the same tricks are won, whichever cards they are. What is left of that is a row of owners,
// two bits a card, from the lowest card of the lowest lane on.
#pragma once

#include <bit>
#include <cstdint>
#include <iterator>

#include "engine/match/seats.h"

namespace rozbazi::solver {

/// Neighbouring places of a lane; a long lane has several.
struct Segment {
  std::uint8_t first;
  std::uint8_t length;  // at most 10
  bool ends_lane = true;
};

/// The longest row that fits into a word.
inline constexpr int kMostInRow = 32;

struct Row {
  std::uint64_t owners = 0;
  std::uint64_t lengths = 0;  // the number of cards in each lane, four bits each
};

/// The rows of all that can remain of one deal. `Play` as in solver.h.
template <class Play>
class Rows {
 public:
  using Cards = typename Play::Cards;

  /// Makes ready for what can remain of these hands.
  void set(const PerSeat<Cards>& hands) {
    int number = 0;
    for (const Segment segment : Play::kSegments) {
      auto& rows = rows_[number++];
      std::uint8_t owner[kLongest]{};
      unsigned all = 0;
      for (int place = 0; place < segment.length; ++place) {
        for (int seat = 0; seat < kMostSeats; ++seat) {
          if ((hands[seat] >> (segment.first + place) & 1) == 0) continue;
          owner[place] = static_cast<std::uint8_t>(seat);
          all |= 1u << place;
        }
      }
      // Every part of `all`, each after its own parts.
      rows[0] = 0;
      for (unsigned part = (0u - all) & all; part != 0; part = (part - all) & all) {
        const int top = static_cast<int>(std::bit_width(part)) - 1;
        const unsigned below = part & ~(1u << top);
        rows[part] = rows[below] | static_cast<std::uint32_t>(owner[top]) << 2 * std::popcount(below);
      }
    }
  }

  /// At most kMostInRow cards, all of them in the hands that were set.
  Row of(Cards cards) const {
    Row row;
    int length = 0;
    int lane_began = 0;
    int lane_shift = 0;
    int number = 0;
    for (const Segment segment : Play::kSegments) {
      const auto part = static_cast<unsigned>(cards >> segment.first) & ((1u << segment.length) - 1);
      const std::uint64_t owners = rows_[number++][part];
      row.owners |= length < kMostInRow ? owners << 2 * length : 0;
      length += std::popcount(part);
      if (!segment.ends_lane) continue;
      row.lengths |= static_cast<std::uint64_t>(length - lane_began) << lane_shift;
      lane_began = length;
      lane_shift += 4;
    }
    return row;
  }

 private:
  static constexpr int longest() {
    int length = 0;
    for (const Segment segment : Play::kSegments) length = segment.length > length ? segment.length : length;
    return length;
  }
  static constexpr int kLongest = longest();

  std::uint32_t rows_[std::size(Play::kSegments)][1 << kLongest];
};

}  // namespace rozbazi::solver
