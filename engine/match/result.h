// What a finished deal was worth, in the terms that all games share (docs/rules/notation.md, `results`).
#pragma once

#include <string_view>

#include "engine/base/inplace_vector.h"
#include "engine/match/seats.h"

namespace rozbazi {

/// One line of how a number came about; `points` is what each of `seats` gets.
struct BreakdownLine {
  SeatSet seats;
  std::string_view item;  // the spec's name, a literal
  int points = 0;
};

/// The longest breakdown is Tute's for three seats: 3 × card_points, four songs, last_trick or tute.
using Breakdown = InplaceVector<BreakdownLine, 16>;

struct DealResult {
  PerSeat<int> tricks;
  PerSeat<int> points;  // card points in the tricks that the seat took itself, the last trick's bonus left out
  PerSeat<int> scores;
  Breakdown breakdown;
  SeatSet winners;

  /// Adds a line and credits its seats: every score is the sum of its lines by construction.
  void add(SeatSet seats, std::string_view item, int amount) {
    breakdown.push_back({seats, item, amount});
    for (int seat = 0; seat < kMostSeats; ++seat) {
      if (seats.has(seat)) scores[seat] += amount;
    }
  }
};

}  // namespace rozbazi
