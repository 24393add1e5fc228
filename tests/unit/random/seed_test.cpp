#include "engine/random/seed.h"

#include <catch2/catch.hpp>

using namespace rozbazi;

TEST_CASE("A seed is written as 64 lower-case hex digits and read back") {
  Seed seed{};
  for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::uint8_t>(i * 37 + 11);
  const std::string hex = to_hex(seed);
  CHECK(hex == "0b30557a9fc4e90e33587da2c7ec11365b80a5caef14395e83a8cdf2173c6186");
  CHECK(parse_seed(hex) == seed);
}

TEST_CASE("Anything but 64 lower-case hex digits is no seed") {
  const std::string good(64, 'a');
  REQUIRE(parse_seed(good).has_value());
  CHECK_FALSE(parse_seed(""));
  CHECK_FALSE(parse_seed(good.substr(1)));
  CHECK_FALSE(parse_seed(good + "a"));
  CHECK_FALSE(parse_seed(good + "\n"));
  CHECK_FALSE(parse_seed("A" + good.substr(1)));
  CHECK_FALSE(parse_seed("g" + good.substr(1)));
  CHECK_FALSE(parse_seed(good.substr(1) + " "));
  CHECK_FALSE(parse_seed("0x" + good.substr(2)));
  CHECK_FALSE(parse_seed(std::string(64, '\0')));
}
