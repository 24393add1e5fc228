#include "backend/players/streaks.h"

#include <catch2/catch.hpp>
#include <vector>

using namespace rozbazi;
using rozbazi::players::Streaks;

namespace {

Date november(int day) { return Date::parse("2026-11-01").value() + (day - 1); }

std::vector<Date> dates_of(const std::vector<int>& days) {
  std::vector<Date> dates;
  for (const int day : days) dates.push_back(november(day));
  return dates;
}

Streaks streaks_of(const std::vector<int>& days, int last_closed, const std::vector<int>& voided = {}) {
  return rozbazi::players::streaks(dates_of(days), november(last_closed), dates_of(voided));
}

}  // namespace

TEST_CASE("days in a row add up") {
  CHECK(streaks_of({3, 4, 5}, 5).current == 3);
  CHECK(streaks_of({3, 4, 5}, 5).best == 3);
}

TEST_CASE("nobody who has not played has a streak") {
  CHECK(streaks_of({}, 5).current == 0);
  CHECK(streaks_of({}, 5).best == 0);
}

TEST_CASE("the open day counts when it is played and is not missed yet when it is not") {
  CHECK(streaks_of({3, 4, 5}, 4).current == 3);
  CHECK(streaks_of({3, 4}, 4).current == 2);
}

TEST_CASE("one missed day in a month is forgiven: it joins the days around it and is not counted") {
  CHECK(streaks_of({3, 4, 6, 7}, 7).current == 4);
  CHECK(streaks_of({3, 4}, 5).current == 2);
}

TEST_CASE("a second missed day of the month ends the streak, in a row or not") {
  CHECK(streaks_of({3, 4}, 6).current == 0);
  CHECK(streaks_of({3, 4}, 6).best == 2);
  CHECK(streaks_of({3, 4, 6, 8}, 8).current == 1);
  CHECK(streaks_of({3, 4, 6, 8}, 8).best == 3);
}

TEST_CASE("each month forgives one day of its own") {
  CHECK(streaks_of({27, 28, 30, 31, 33}, 33).current == 5);
  // Also its last day and the next one's first, in a row; a further day of either ends it.
  CHECK(streaks_of({28, 29, 32}, 32).current == 3);
  CHECK(streaks_of({27, 29, 32}, 32).current == 1);
  CHECK(streaks_of({28, 29, 33}, 33).current == 1);
  CHECK(streaks_of({28, 29, 32, 34}, 34).current == 1);
}

TEST_CASE("days before the first play were not missed") { CHECK(streaks_of({20, 22}, 22).current == 2); }

TEST_CASE("the best streak may lie behind") {
  const Streaks streaks = streaks_of({1, 2, 3, 4, 10, 11}, 11);
  CHECK(streaks.best == 4);
  CHECK(streaks.current == 2);
}

TEST_CASE("a voided day breaks no streak, is not counted, and uses up nobody's forgiven day") {
  CHECK(streaks_of({3, 4, 7, 8}, 8, {5}).current == 4);
  CHECK(streaks_of({3, 4, 7, 9}, 9, {5, 8}).current == 4);
  CHECK(streaks_of({3, 4}, 8, {5, 6, 7}).current == 2);
  CHECK(streaks_of({3, 4}, 8, {5, 6}).current == 0);
}
