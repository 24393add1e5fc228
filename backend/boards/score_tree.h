// How many stand at each score of a board, and how many above it, in a time that hardly depends on how many there are.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "backend/boards/at_score.h"
#include "backend/boards/standing.h"

namespace rozbazi::boards {

/// A Fenwick tree over the scores that somebody has, in their order, the best first: a board has few of them, however
/// far they lie apart.
class ScoreTree {
 public:
  ScoreTree() = default;
  /// Each score at most once, in any order.
  explicit ScoreTree(std::vector<AtScore> counts);

  /// Adds to the count of a score; false, and nothing is changed, where fewer than none would be left.
  bool add(int score, std::int64_t change);
  /// Where one of those stands who have that score; nothing where nobody has it.
  std::optional<Standing> standing(int score) const;

 private:
  std::size_t place_of(int score) const;
  void rebuild();

  std::vector<AtScore> counts_;     // the best score first
  std::vector<std::int64_t> sums_;  // the tree: place i holds the sum of as many as its lowest bit says, up to i
  std::int64_t players_ = 0;
};

}  // namespace rozbazi::boards
