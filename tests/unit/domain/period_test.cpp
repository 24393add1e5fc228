#include "backend/boards/period.h"

#include <catch2/catch.hpp>

using rozbazi::boards::names_period;

TEST_CASE("weeks, months and all time are periods") {
  for (const char* text : {"2026-W48", "2026-11", "all-time"}) CHECK(names_period(text));
}

TEST_CASE("days and anything else are none") {
  for (const char* text : {"2026-11-29", "today", "2026", "2026-W4", "2026-w48", "26-11", "", "2026-1x", "all"}) {
    CAPTURE(text);
    CHECK_FALSE(names_period(text));
  }
}
