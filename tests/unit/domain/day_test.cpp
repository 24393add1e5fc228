#include "backend/days/day.h"

#include <catch2/catch.hpp>

using namespace rozbazi;

namespace {

Date date(std::string_view text) { return Date::parse(text).value(); }
Instant instant(std::string_view text) { return parse_rfc3339(text).value(); }

const Date kDate = date("2026-11-29");

}  // namespace

TEST_CASE("a day opens at its midnight and closes at the next") {
  CHECK(to_rfc3339(opens_at(kDate)) == "2026-11-29T00:00:00Z");
  CHECK(to_rfc3339(closes_at(kDate)) == "2026-11-30T00:00:00Z");
  CHECK(to_rfc3339(closes_at(date("2028-02-28"))) == "2028-02-29T00:00:00Z");
}

TEST_CASE("the date of an instant is the UTC day that holds it") {
  CHECK(date_of(instant("2026-11-29T00:00:00Z")) == kDate);
  CHECK(date_of(instant("2026-11-29T23:59:59.999999Z")) == kDate);
  CHECK(date_of(instant("2026-11-30T00:00:00Z")) == kDate + 1);
  CHECK(date_of(instant("1969-12-31T23:59:59.999999Z")) == date("1969-12-31"));
}

TEST_CASE("by the clock a day is upcoming, open, open in its grace, and closed") {
  const Day day{kDate};
  CHECK(day.state(instant("2026-11-28T23:59:59.999999Z")) == DayState::upcoming);
  CHECK(day.state(instant("2026-11-29T00:00:00Z")) == DayState::open);
  CHECK_FALSE(day.in_grace(instant("2026-11-29T23:59:59.999999Z")));
  CHECK(day.state(instant("2026-11-30T00:00:00Z")) == DayState::open);
  CHECK(day.in_grace(instant("2026-11-30T00:00:00Z")));
  CHECK(day.in_grace(instant("2026-11-30T00:29:59.999999Z")));
  CHECK(day.state(instant("2026-11-30T00:30:00Z")) == DayState::closed);
  CHECK_FALSE(day.in_grace(instant("2026-11-30T00:30:00Z")));
}

TEST_CASE("a day that was closed stays closed, whatever the clock says") {
  const Day day{kDate, true};
  CHECK(day.state(instant("2026-11-28T10:00:00Z")) == DayState::closed);
  CHECK(day.state(instant("2026-11-29T10:00:00Z")) == DayState::closed);
  CHECK_FALSE(day.in_grace(instant("2026-11-30T00:10:00Z")));
}

TEST_CASE("a day that was opened is never upcoming again, whatever the clock says") {
  Day day{kDate, false, {{find_table("belote"), kDate, {}, instant("2026-11-22T00:00:00Z"), {}}}};
  CHECK(day.state(instant("2026-11-28T23:00:00Z")) == DayState::upcoming);
  day.deals.front().bots = Bots{"hard", 2};
  CHECK(day.state(instant("2026-11-28T23:00:00Z")) == DayState::open);
  CHECK_FALSE(day.in_grace(instant("2026-11-28T23:00:00Z")));
  CHECK(day.state(instant("2026-11-30T00:30:00Z")) == DayState::closed);
}

TEST_CASE("a commitment is late when its date is less than seven days before") {
  Deal deal{find_table("belote"), kDate, {}, instant("2026-11-22T23:59:59.999999Z"), {}};
  CHECK_FALSE(deal.committed_late());
  deal.committed_at = instant("2026-11-23T00:00:00Z");
  CHECK(deal.committed_late());
}
