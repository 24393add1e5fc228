#include "backend/players/statistics.h"

#include <catch2/catch.hpp>

using namespace rozbazi;
using namespace rozbazi::players;

namespace {

Date day(int number) { return Date::parse("2026-11-01").value() + (number - 1); }

// A result that beat `beaten` of ten others.
Result result(const char* table, int number, int beaten) {
  return {table, day(number), Uuid::random(), 0, Standing{11, 10 - beaten, 0}};
}

}  // namespace

TEST_CASE("best and mean are those of closed days, the open one is among the recent") {
  const std::vector<Result> results = {result("belote", 3, 10), result("belote", 2, 4), result("belote", 1, 7)};
  const Statistics all = statistics(results, day(2), {});
  const TableStatistics& belote = all.tables.at("belote");
  CHECK(belote.days_played == 3);
  CHECK(belote.best == Percentage{700});
  CHECK(belote.mean == Percentage{550});
  REQUIRE(belote.recent.size() == 3);
  CHECK(belote.recent.front().date == day(3));
}

TEST_CASE("without a closed day there is neither best nor mean") {
  const std::vector<Result> results = {result("belote", 3, 10)};
  const TableStatistics belote = statistics(results, day(2), {}).tables.at("belote");
  CHECK_FALSE(belote.best.has_value());
  CHECK_FALSE(belote.mean.has_value());
}

TEST_CASE("a day played at two tables is one day of the streak") {
  const std::vector<Result> results = {result("coinche", 2, 5), result("belote", 2, 5), result("belote", 1, 5)};
  const Statistics all = statistics(results, day(2), {});
  CHECK(all.streaks.current == 2);
  CHECK(all.tables.at("belote").days_played == 2);
  CHECK(all.tables.at("coinche").days_played == 1);
}

TEST_CASE("at most ten results are recent") {
  std::vector<Result> results;
  for (int number = 25; number >= 1; --number) results.push_back(result("belote", number, 5));
  const TableStatistics belote = statistics(results, day(25), {}).tables.at("belote");
  CHECK(belote.days_played == 25);
  REQUIRE(belote.recent.size() == kRecentResults);
  CHECK(belote.recent.back().date == day(16));
}
