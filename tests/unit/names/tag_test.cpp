#include "backend/names/tag.h"

#include <catch2/catch.hpp>
#include <cstdio>
#include <map>
#include <string>

namespace rozbazi {
namespace {

std::string id(int number) {
  char text[40];
  std::snprintf(text, sizeof text, "0190a5e2-7c1d-7a30-8b1e-%012x", static_cast<unsigned>(number));
  return text;
}

TEST_CASE("a player's tag never changes") {
  CHECK(player_tag("0190a5e2-7c1d-7a30-8b1e-4f5d6a7b8c9d") == player_tag("0190a5e2-7c1d-7a30-8b1e-4f5d6a7b8c9d"));
  CHECK(player_tag("00000000-0000-4000-8000-000000000000") == "HP");
}

TEST_CASE("a tag is two different letters, none of them a vowel or easily taken for another") {
  for (int i = 0; i < 1000; ++i) {
    const std::string tag = player_tag(id(i));
    REQUIRE(tag.size() == 2);
    REQUIRE(tag.find_first_not_of("BCDFGHKMNPRTVXYZ") == std::string::npos);
    REQUIRE(tag[0] != tag[1]);
  }
}

TEST_CASE("neighbouring ids have tags spread over all there are") {
  std::map<std::string, int> counts;
  for (int i = 0; i < 24'000; ++i) ++counts[player_tag(id(i))];
  CHECK(counts.size() == 240);
  for (const auto& [tag, count] : counts) CHECK(count < 200);
}

}  // namespace
}  // namespace rozbazi
