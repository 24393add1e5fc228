// Where a score stands among all scores of a board: integers throughout (docs/api.md, Boards).
#pragma once

#include <cstdint>

#include "engine/json/put.h"

namespace rozbazi {

/// A share of the players that were beaten, 0.0 to 100.0.
using Percentage = json::Tenths;

struct Standing {
  std::int64_t players;  // on the board
  std::int64_t better;   // with a higher score
  std::int64_t ties;     // others with the same score

  /// Equal scores share a rank and the next is counted past them: 1, 2, 2, 4.
  std::int64_t rank() const { return better + 1; }
  Percentage percentage() const;
};

/// The mean of `count` percentages (at least one) that add up to `sum`.
Percentage mean(Percentage sum, std::int64_t count);

}  // namespace rozbazi
