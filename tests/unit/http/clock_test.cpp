#include "backend/clock.h"

#include <catch2/catch.hpp>
#include <string>

namespace rozbazi {
namespace {

TEST_CASE("Instants are written in RFC 3339, with decimals only where they are no whole second") {
  CHECK(to_rfc3339({0}) == "1970-01-01T00:00:00Z");
  CHECK(to_rfc3339({1'795'996'799'000'000}) == "2026-11-29T23:59:59Z");
  CHECK(to_rfc3339({1'795'996'799'000'001}) == "2026-11-29T23:59:59.000001Z");
  CHECK(to_rfc3339({-1}) == "1969-12-31T23:59:59.999999Z");
}

TEST_CASE("What is written is read as the same instant") {
  for (const std::int64_t microseconds : {0LL, 1LL, -1LL, 951'782'400'000'000LL, 1'795'996'799'123'456LL}) {
    CHECK(parse_rfc3339(to_rfc3339({microseconds})) == Instant{microseconds});
  }
  CHECK(parse_rfc3339("2026-11-29T23:59:59.5Z") == Instant{1'795'996'799'500'000});
}

TEST_CASE("What is no instant in UTC is refused") {
  for (const std::string text :
       {"", "2026-11-29", "2026-11-29T23:59:50", "2026-11-29 23:59:50Z", "2026-11-29T23:59:50+00:00",
        "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-11-29T24:00:00Z", "2026-11-29T23:60:00Z",
        "2026-11-29T23:59:60Z", "2026-11-29T23:59:50.Z", "2026-11-29T23:59:50.1234567Z", "2026-11-29T23:59:50Zx",
        "-026-11-29T23:59:50Z", "2026-11-29t23:59:50z"}) {
    INFO(text);
    CHECK(!parse_rfc3339(text));
  }
}

TEST_CASE("A clock that was given its start runs on from there") {
  const Instant start = *parse_rfc3339("2026-11-29T23:59:50Z");
  const Clock clock(start);
  const Instant first = clock.now();
  const Instant second = clock.now();
  CHECK(first >= start);
  CHECK(first - start < std::chrono::minutes(10));
  CHECK(second >= first);
}

}  // namespace
}  // namespace rozbazi
