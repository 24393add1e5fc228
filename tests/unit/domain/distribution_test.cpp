#include "backend/boards/distribution.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <vector>

using namespace rozbazi::boards;

namespace {

using Counts = std::vector<std::int64_t>;

Counts players_of(const Distribution& spread) {
  Counts players;
  for (const Bin& bin : spread.bins) players.push_back(bin.players);
  return players;
}

std::vector<AtScore> each_once(const std::vector<int>& scores) {
  std::map<int, std::int64_t, std::greater<>> counts;
  for (const int score : scores) ++counts[score];
  std::vector<AtScore> best_first;
  for (const auto& [score, players] : counts) best_first.push_back({score, players});
  return best_first;
}

}  // namespace

TEST_CASE("a board without players has no bins and no quartiles") {
  const Distribution spread = distribution_of({});
  CHECK(spread.players == 0);
  CHECK(spread.bins.empty());
  CHECK(!spread.quartiles);
}

TEST_CASE("few neighbouring scores have a bin each, also those between them that nobody has") {
  const Distribution spread = distribution_of({{13, 2}, {12, 5}, {10, 1}});
  CHECK(spread.players == 8);
  CHECK(spread.width == 1);
  CHECK(spread.bins.front().from == 10);
  CHECK(players_of(spread) == Counts{1, 0, 5, 2});
  CHECK(spread.quartiles == std::array{12, 12, 12});
}

TEST_CASE("bins begin at multiples of their width, below zero too") {
  const Distribution spread = distribution_of({{34, 1}, {0, 3}, {-1, 1}, {-21, 1}});
  CHECK(spread.width == 5);
  CHECK(spread.bins.front().from == -25);
  CHECK(spread.bins.back().from == 30);
  CHECK(players_of(spread) == Counts{1, 0, 0, 0, 1, 3, 0, 0, 0, 0, 0, 1});
}

TEST_CASE("a payment of Schafkopf has a bin of its own") {
  const Distribution spread = distribution_of({{90'074, 1}, {20'065, 4}, {-20'000 + 61, 2}, {-50'000 + 30, 1}});
  CHECK(spread.width == 10'000);
  CHECK(spread.bins.front().from == -50'000);
  CHECK(players_of(spread) == Counts{1, 0, 0, 2, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 1});
}

TEST_CASE("quartiles are scores that somebody has") {
  CHECK(distribution_of({{7, 1}}).quartiles == std::array{7, 7, 7});
  CHECK(distribution_of({{9, 1}, {5, 1}}).quartiles == std::array{5, 5, 9});
  CHECK(distribution_of({{4, 1}, {3, 1}, {2, 1}, {1, 1}}).quartiles == std::array{1, 2, 3});
  CHECK(distribution_of({{5, 1}, {4, 1}, {3, 1}, {2, 1}, {1, 1}}).quartiles == std::array{2, 3, 4});
}

TEST_CASE("any scores: everybody is in one bin, there are at most 24, and no narrower width would do") {
  std::mt19937 chance(20261130);
  for (int round = 0; round < 2000; ++round) {
    const int reach = 1 << (chance() % 22);
    std::vector<int> scores(1 + chance() % 40);
    for (int& score : scores) score = static_cast<int>(chance() % (2U * static_cast<unsigned>(reach))) - reach;
    const Distribution spread = distribution_of(each_once(scores));
    const Counts players = players_of(spread);
    REQUIRE(std::accumulate(players.begin(), players.end(), std::int64_t{0}) == spread.players);
    REQUIRE(spread.players == static_cast<std::int64_t>(scores.size()));
    REQUIRE(players.size() <= Distribution::kMostBins);
    REQUIRE(players.front() > 0);
    REQUIRE(players.back() > 0);
    for (const Bin& bin : spread.bins) {
      const auto in_it = std::count_if(scores.begin(), scores.end(),
                                       [&](int score) { return score >= bin.from && score < bin.from + spread.width; });
      REQUIRE(bin.players == in_it);
      REQUIRE(bin.from % spread.width == 0);
      REQUIRE(bin.reach.has_value() == (bin.players > 0));
      if (!bin.reach) continue;
      REQUIRE(bin.reach->lowest >= bin.from);
      REQUIRE(bin.reach->highest < bin.from + spread.width);
      REQUIRE(std::count(scores.begin(), scores.end(), bin.reach->lowest) > 0);
      REQUIRE(std::none_of(scores.begin(), scores.end(), [&](int score) {
        return (score >= bin.from && score < bin.reach->lowest) ||
               (score > bin.reach->highest && score < bin.from + spread.width);
      }));
    }
    const auto [lowest, highest] = std::minmax_element(scores.begin(), scores.end());
    // The next narrower is at least two fifths of it, and its bins may begin half a width off.
    if (spread.width > 1)
      REQUIRE(std::int64_t{*highest} - *lowest >= (Distribution::kMostBins - 1) * spread.width * 2 / 5);
  }
}
