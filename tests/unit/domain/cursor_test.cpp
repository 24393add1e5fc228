#include <catch2/catch.hpp>

#include "backend/base/bytes.h"
#include "backend/boards/entry.h"

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
