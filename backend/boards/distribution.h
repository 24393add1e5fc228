// How a day's scores are spread: what a picture of them is drawn from (docs/api.md, Boards).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "backend/boards/at_score.h"

namespace rozbazi::boards {

/// The scores of `from` up to, and without, that plus the distribution's width.
struct Bin {
  /// The lowest and the highest score that somebody has in it.
  struct Reach {
    int lowest;
    int highest;
  };

  std::int64_t from;
  std::int64_t players = 0;
  std::optional<Reach> reach = {};  // nothing in an empty one
};

struct Distribution {
  static constexpr int kMostBins = 24;

  std::int64_t players = 0;
  /// 1, 2 or 5 times a power of ten: the least with which there are at most kMostBins.
  std::int64_t width = 1;
  /// Side by side from the lowest score to the highest, empty ones too; each begins at a multiple of the width.
  std::vector<Bin> bins = {};
  /// The scores below or at which a quarter, half and three quarters of the players are; nothing without players.
  std::optional<std::array<int, 3>> quartiles = {};
};

/// Of all scores of a board, each once, the best first.
Distribution distribution_of(const std::vector<AtScore>& scores);

}  // namespace rozbazi::boards
