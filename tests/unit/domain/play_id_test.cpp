#include "backend/plays/play_id.h"

#include <catch2/catch.hpp>

using namespace rozbazi;
using namespace rozbazi::plays;

TEST_CASE("a play's id tells its date") {
  for (const char* text : {"1970-01-01", "2026-11-29", "2038-01-20", "9999-12-31"}) {
    const Date date = Date::parse(text).value();
    CHECK(date_in(new_play_id(date)) == date);
  }
}

TEST_CASE("no two ids are the same, and each reads as a UUID") {
  const Date date = Date::parse("2026-11-29").value();
  const Uuid first = new_play_id(date);
  CHECK(first != new_play_id(date));
  CHECK(Uuid::parse(first.text()) == first);
  CHECK(first.text()[14] == '8');
}

TEST_CASE("an id that holds no date is no play's") {
  CHECK_FALSE(date_in(Uuid::parse("ffffffff-ffff-8fff-8fff-ffffffffffff").value()).has_value());
  CHECK_FALSE(date_in(Uuid::parse("002cc0a1-0000-8000-8000-000000000000").value()).has_value());
}

TEST_CASE("a date's ids lie between its bounds, and no other date's do") {
  const Date date = Date::parse("2026-11-29").value();
  const auto [first, last] = play_ids_of(date);
  for (int round = 0; round < 100; ++round) {
    const Uuid play = new_play_id(date);
    CHECK(first <= play);
    CHECK(play <= last);
    CHECK(new_play_id(date + 1) > last);
    CHECK(new_play_id(date - 1) < first);
  }
}
