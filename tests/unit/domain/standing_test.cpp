#include "backend/boards/standing.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

using namespace rozbazi;

namespace {

Standing standing(const std::vector<int>& scores, int score) {
  const auto better = std::ranges::count_if(scores, [score](int other) { return other > score; });
  return {static_cast<std::int64_t>(scores.size()), better, std::ranges::count(scores, score) - 1};
}

}  // namespace

TEST_CASE("equal scores share a rank and the next is counted past them") {
  const std::vector<int> scores = {90, 40, 40, -10};
  std::vector<std::int64_t> ranks;
  for (const int score : scores) ranks.push_back(standing(scores, score).rank());
  CHECK(ranks == std::vector<std::int64_t>{1, 2, 2, 4});
}

TEST_CASE("a percentage is the share that was beaten, a tie counting half, rounded to tenths") {
  const std::vector<int> scores = {90, 40, 40, -10};
  CHECK(standing(scores, 90).percentage().count == 1000);
  CHECK(standing(scores, 40).percentage().count == 500);
  CHECK(standing(scores, -10).percentage().count == 0);
  CHECK(Standing{4, 1, 0}.percentage().count == 667);
  CHECK(Standing{4, 2, 0}.percentage().count == 333);
  CHECK(Standing{9, 6, 1}.percentage().count == 188);
}

TEST_CASE("who is alone on a board has 50.0") { CHECK(Standing{1, 0, 0}.percentage().count == 500); }

TEST_CASE("percentages of ten million players are exact") {
  CHECK(Standing{10'000'000, 0, 0}.percentage().count == 1000);
  CHECK(Standing{10'000'000, 9'999'999, 0}.percentage().count == 0);
  CHECK(Standing{10'000'001, 5'000'000, 0}.percentage().count == 500);
}

TEST_CASE("a mean of percentages is rounded to tenths, the half upwards") {
  CHECK(mean({1000}, 1).count == 1000);
  CHECK(mean({1001}, 2).count == 501);
  CHECK(mean({1000}, 3).count == 333);
  CHECK(mean({0}, 4).count == 0);
}
