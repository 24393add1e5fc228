#include "backend/periods/period.h"

#include <catch2/catch.hpp>

using namespace rozbazi::periods;

TEST_CASE("weeks, months and all time are periods") {
  for (const char* text : {"2026-W48", "2026-11", "all-time"}) CHECK(names_period(text));
}

TEST_CASE("days and anything else are none") {
  for (const char* text : {"2026-11-29", "today", "2026", "2026-W4", "2026-w48", "26-11", "", "2026-1x", "all"}) {
    CAPTURE(text);
    CHECK_FALSE(names_period(text));
  }
}

TEST_CASE("a week is an ISO week, whatever year its days are in") {
  const auto bounds = [](const char* name) {
    const auto period = read_period(name);
    return period ? period->first->text() + ' ' + period->last->text() : "none";
  };
  CHECK(bounds("2026-W48") == "2026-11-23 2026-11-29");
  CHECK(bounds("2026-W01") == "2025-12-29 2026-01-04");
  CHECK(bounds("2026-W53") == "2026-12-28 2027-01-03");
  CHECK(bounds("2027-W01") == "2027-01-04 2027-01-10");
  CHECK(bounds("2025-W52") == "2025-12-22 2025-12-28");
  CHECK(bounds("2020-W53") == "2020-12-28 2021-01-03");
  CHECK(bounds("2024-W01") == "2024-01-01 2024-01-07");
  CHECK(bounds("2025-W53") == "none");
  CHECK(bounds("2027-W53") == "none");
  CHECK(bounds("2026-W00") == "none");
  CHECK(bounds("2026-W54") == "none");
  CHECK(bounds("0000-W01") == "none");
}

TEST_CASE("a month has the days it has") {
  CHECK(read_period("2026-11")->last->text() == "2026-11-30");
  CHECK(read_period("2026-12")->last->text() == "2026-12-31");
  CHECK(read_period("2026-02")->last->text() == "2026-02-28");
  CHECK(read_period("2028-02")->last->text() == "2028-02-29");
  CHECK(read_period("9999-12")->last->text() == "9999-12-31");
  for (const char* none : {"2026-00", "2026-13", "0000-01"}) CHECK_FALSE(read_period(none));
}

TEST_CASE("all time has no first and no last day") {
  const auto period = read_period("all-time");
  REQUIRE(period);
  CHECK_FALSE(period->first);
  CHECK_FALSE(period->last);
}
