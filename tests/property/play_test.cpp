// Random play of every game: cards are conserved, legality is complete, results add up.
#include <catch2/catch.hpp>

#include "tests/games/all.h"
#include "tests/games/harness.h"

using namespace rozbazi;
using namespace rozbazi::tests;

TEMPLATE_LIST_TEST_CASE("random matches conserve cards, are complete in legality, and add up", "", AllGames) {
  std::set<std::string_view> seen_rules;
  for (const char* text : Facts<TestType>::options()) {
    const auto options = options_of<TestType>(text);
    const std::uint64_t matches = rounds(10'000) / (options.match.count == 1 ? 1 : 10);
    for (std::uint64_t number = 0; number < matches; ++number) {
      CheckedPlay<TestType> play(options, number);
      while (!play.over()) play.step(seen_rules);
      must(play.match().finished(), "a match from a seed never lacks a pack");
    }
  }
  for (const std::string& rule : Facts<TestType>::rules()) {
    INFO(rule);
    CHECK(seen_rules.count(rule) == 1);  // every rule code was met on the way
  }
}

TEMPLATE_LIST_TEST_CASE("every known action is one spelling, and every other text is none", "", AllGames) {
  const std::vector<std::string> names = Facts<TestType>::actions();
  CHECK(std::set<std::string>(names.begin(), names.end()).size() == names.size());
  CHECK(actions_of<TestType>().size() == names.size());
  for (const std::string& name : names) {
    for (const std::string& spoilt : {name + " ", " " + name, name + ":", name + ",", name.substr(1), "x" + name}) {
      INFO(spoilt);
      CHECK_FALSE(TestType::parse_action(spoilt).has_value());
    }
  }
}
