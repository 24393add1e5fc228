#include <catch2/catch.hpp>

#include "backend/base/bytes.h"
#include "backend/boards/entry.h"
#include "backend/boards/total.h"

using namespace rozbazi;
using namespace rozbazi::boards;

namespace {

std::string encoded(std::string_view text) {
  return to_base64url({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

constexpr std::string_view kPlayer = "0a1b2c3d-4e5f-4a6b-8c7d-8e9f00112233";

}  // namespace

TEST_CASE("a cursor reads as the place it was made from") {
  for (const int score : {-2147483647, -162, 0, 252, 2147483647}) {
    const Place place{score, Instant{1'795'946'400'000'001}, Uuid::parse(kPlayer).value()};
    const auto read = read_cursor(to_cursor(place));
    REQUIRE(read.has_value());
    CHECK(read->score == place.score);
    CHECK(read->finished_at == place.finished_at);
    CHECK(read->player == place.player);
  }
}

TEST_CASE("any other text is no cursor") {
  const std::string player(kPlayer);
  for (const std::string& text :
       {std::string(), std::string("x"), encoded(""), encoded("1/2"), encoded("1/2/" + player + "/"),
        encoded("+1/2/" + player), encoded("01/2/" + player), encoded("1/2/" + player.substr(1)),
        encoded("1 /2/" + player), encoded("2147483648/2/" + player), encoded("1/2/0A" + player.substr(2)),
        encoded("1//" + player)}) {
    CAPTURE(text);
    CHECK_FALSE(read_cursor(text).has_value());
  }
}

TEST_CASE("a period's cursor reads as the day and the place it was made from") {
  for (const std::int64_t tenths : {0, 505, 2147483647}) {
    const TotalCursor cursor{Date::parse("2026-11-29").value(), {{tenths}, Uuid::parse(kPlayer).value()}};
    const auto read = read_total_cursor(to_cursor(cursor));
    REQUIRE(read.has_value());
    CHECK(read->up_to == cursor.up_to);
    CHECK(read->place.sum == cursor.place.sum);
    CHECK(read->place.player == cursor.place.player);
  }
}

TEST_CASE("any other text is no period's cursor, a day's neither") {
  const std::string player(kPlayer);
  for (const std::string& text :
       {std::string(), encoded(""), encoded("2026-11-29/5"), encoded("2026-11-31/5/" + player),
        encoded("2026-11-29/-5/" + player), encoded("2026-11-29/05/" + player),
        encoded("2026-11-29/2147483648/" + player), encoded("2026-11-29/5/" + player + "/"), to_cursor(before_all())}) {
    CAPTURE(text);
    CHECK_FALSE(read_total_cursor(text).has_value());
  }
}
