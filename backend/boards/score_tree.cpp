#include "backend/boards/score_tree.h"

#include <algorithm>

namespace rozbazi::boards {
namespace {

constexpr std::size_t lowest_bit(std::size_t place) { return place & (~place + 1); }

}  // namespace

ScoreTree::ScoreTree(std::vector<AtScore> counts) : counts_(std::move(counts)) {
  std::sort(counts_.begin(), counts_.end(), [](const AtScore& a, const AtScore& b) { return a.score > b.score; });
  rebuild();
}

bool ScoreTree::add(int score, std::int64_t change) {
  const std::size_t place = place_of(score);
  if (place == counts_.size() || counts_[place].score != score) {
    if (change < 0) return false;
    counts_.insert(counts_.begin() + static_cast<std::ptrdiff_t>(place), {score, change});
    rebuild();  // a score that nobody had before is rare
    return true;
  }
  if (counts_[place].players + change < 0) return false;
  counts_[place].players += change;
  players_ += change;
  for (std::size_t i = place + 1; i < sums_.size(); i += lowest_bit(i)) sums_[i] += change;
  return true;
}

std::optional<Standing> ScoreTree::standing(int score) const {
  const std::size_t place = place_of(score);
  if (place == counts_.size() || counts_[place].score != score || counts_[place].players == 0) return std::nullopt;
  std::int64_t better = 0;
  for (std::size_t i = place; i > 0; i -= lowest_bit(i)) better += sums_[i];
  return Standing{players_, better, counts_[place].players - 1};
}

// Where that score stands, or would.
std::size_t ScoreTree::place_of(int score) const {
  const auto place = std::lower_bound(counts_.begin(), counts_.end(), score,
                                      [](const AtScore& each, int wanted) { return each.score > wanted; });
  return static_cast<std::size_t>(place - counts_.begin());
}

void ScoreTree::rebuild() {
  sums_.assign(counts_.size() + 1, 0);
  players_ = 0;
  for (std::size_t i = 1; i < sums_.size(); ++i) {
    players_ += counts_[i - 1].players;
    sums_[i] += counts_[i - 1].players;
    if (const std::size_t next = i + lowest_bit(i); next < sums_.size()) sums_[next] += sums_[i];
  }
}

}  // namespace rozbazi::boards
