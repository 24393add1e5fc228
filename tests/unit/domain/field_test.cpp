#include "backend/plays/field.h"

#include <catch2/catch.hpp>

using namespace rozbazi;
using rozbazi::plays::mean_in_tenths;

TEST_CASE("a mean is rounded to tenths, the half upwards, on both sides of zero") {
  CHECK(mean_in_tenths(162, 1).count == 1620);
  CHECK(mean_in_tenths(1, 3).count == 3);
  CHECK(mean_in_tenths(2, 3).count == 7);
  CHECK(mean_in_tenths(1, 20).count == 1);
  CHECK(mean_in_tenths(-1, 20).count == 0);
  CHECK(mean_in_tenths(-1, 3).count == -3);
  CHECK(mean_in_tenths(-2, 3).count == -7);
  CHECK(mean_in_tenths(-162, 1).count == -1620);
  CHECK(mean_in_tenths(0, 7).count == 0);
}
