#include "backend/boards/distribution.h"

#include <algorithm>

namespace rozbazi::boards {
namespace {

std::int64_t floor_to(std::int64_t score, std::int64_t width) {
  return (score >= 0 ? score / width : -((width - 1 - score) / width)) * width;
}

std::int64_t bins_between(std::int64_t lowest, std::int64_t highest, std::int64_t width) {
  return (floor_to(highest, width) - floor_to(lowest, width)) / width + 1;
}

std::int64_t narrowest_width(std::int64_t lowest, std::int64_t highest) {
  for (std::int64_t power = 1;; power *= 10) {
    for (const std::int64_t width : {power, 2 * power, 5 * power}) {
      if (bins_between(lowest, highest, width) <= Distribution::kMostBins) return width;
    }
  }
}

// The score of the player who stands at that place, counted from 1 and from the lowest score.
int score_at(const std::vector<AtScore>& scores, std::int64_t place) {
  std::int64_t counted = 0;
  const auto at = std::find_if(scores.rbegin(), scores.rend(), [&](const AtScore& each) {
    counted += each.players;
    return counted >= place;
  });
  return at->score;
}

}  // namespace

Distribution distribution_of(const std::vector<AtScore>& scores) {
  Distribution spread;
  if (scores.empty()) return spread;
  const int lowest = scores.back().score;
  const int highest = scores.front().score;
  spread.width = narrowest_width(lowest, highest);
  for (std::int64_t from = floor_to(lowest, spread.width); from <= highest; from += spread.width) {
    spread.bins.push_back({.from = from});
  }
  for (const AtScore& each : scores) {
    spread.players += each.players;
    const auto place = (floor_to(each.score, spread.width) - spread.bins.front().from) / spread.width;
    Bin& bin = spread.bins[static_cast<std::size_t>(place)];
    bin.players += each.players;
    bin.reach = {each.score, bin.reach ? bin.reach->highest : each.score};
  }
  const auto quartile = [&](int quarters) { return score_at(scores, (quarters * spread.players + 3) / 4); };
  spread.quartiles = {quartile(1), quartile(2), quartile(3)};
  return spread;
}

}  // namespace rozbazi::boards
