// A position, what a sensible partner may do there, and why.
#pragma once

#include "tests/unit/tute_bot/position.h"

namespace rozbazi::tute {

struct Sensible {
  std::string_view why;
  Position position;
  std::string_view acceptable;  // actions, separated by blanks
};

inline void check_sensible(const Sensible& each) {
  INFO(each.why);
  INFO(each.position.trump_card << " | " << each.position.course << " | " << each.position.hand);
  const Table table(each.position);
  const std::string chosen(name(choose(table.deal(0).seen_by(table.seat()))));
  INFO("chosen: " << chosen);
  const auto acceptable = words(each.acceptable);
  CHECK(std::find(acceptable.begin(), acceptable.end(), chosen) != acceptable.end());
  // Nor may the cards that it cannot see make a difference.
  for (std::uint64_t number = 1; number < 8; ++number) {
    CHECK(std::string(name(choose(table.deal(number).seen_by(table.seat())))) == chosen);
  }
}

}  // namespace rozbazi::tute
