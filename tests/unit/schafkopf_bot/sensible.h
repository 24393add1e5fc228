// A position, what a sensible partner may do there, and why.
#pragma once

#include "tests/unit/schafkopf_bot/position.h"

namespace rozbazi::schafkopf {

struct Sensible {
  std::string_view why;
  Position position;
  std::string_view acceptable;  // actions, separated by blanks
};

inline void check_sensible(const Sensible& each) {
  INFO(each.why);
  INFO(each.position.hand << " | " << each.position.calls << " | " << each.position.played);
  const Table table(each.position);
  const std::string chosen(name(choose(table.deal(0).seen_by(table.seat()))));
  INFO("chosen " << chosen << " of " << each.acceptable);
  bool acceptable = false;
  for (const std::string& action : words(each.acceptable)) acceptable = acceptable || action == chosen;
  CHECK(acceptable);
  // Whatever the others hold.
  for (std::uint64_t number = 1; number < 8; ++number) {
    CHECK(std::string_view(name(choose(table.deal(number).seen_by(table.seat())))) == chosen);
  }
}

}  // namespace rozbazi::schafkopf
