#include "generator/date.h"

#include <catch2/catch.hpp>

using namespace rozbazi;

TEST_CASE("Dates count the days since 1970-01-01") {
  CHECK(Date::parse("1970-01-01")->days_since_epoch() == 0);
  CHECK(Date::parse("1969-12-31")->days_since_epoch() == -1);
  CHECK(Date::parse("2000-02-29")->days_since_epoch() == 11016);
  CHECK(Date::parse("2026-11-29")->days_since_epoch() == 20786);
  CHECK(Date::parse("2027-01-01")->days_since_epoch() == 20819);
}

TEST_CASE("Every day of many years is written as it is read, one after the other") {
  Date date = *Date::parse("1999-12-31");
  const Date end = *Date::parse("2101-01-01");
  CHECK(end - date == 36891);
  for (; date < end; date = date + 1) REQUIRE(Date::parse(date.text()) == date);
  CHECK(Date::parse("0001-01-01")->text() == "0001-01-01");
  CHECK(Date::parse("9999-12-31")->text() == "9999-12-31");
  CHECK((*Date::parse("2028-03-01") - 1).text() == "2028-02-29");
}

TEST_CASE("Anything but a valid YYYY-MM-DD is no date") {
  for (const char* text : {"",
                           "today",
                           "2026-11-31",
                           "2026-02-29",
                           "1900-02-29",
                           "2026-00-10",
                           "2026-13-01",
                           "2026-11-00",
                           "0000-01-01",
                           "2026-1-29",
                           "2026-11-9",
                           "26-11-29",
                           "02026-11-29",
                           "2026/11/29",
                           "2026-11-29 ",
                           " 2026-11-29",
                           "2026-11-2x",
                           "+026-11-29",
                           "-026-11-29",
                           "2026-11-29T00:00:00Z",
                           "20261129",
                           "2026-W48",
                           "٢٠٢٦-11-29"}) {
    INFO(text);
    CHECK_FALSE(Date::parse(text));
  }
}
