// The options of Teen Do Paanch (docs/rules/teen-do-paanch.md 9).
#pragma once

#include <cstdint>

#include "engine/match/options.h"

namespace rozbazi::teen_do_paanch {

enum class Scoring : std::uint8_t { tricks, difference };

struct Options {
  bool high_sevens = false;
  std::uint8_t return_keep = 2;  // further cards of the returned card's suit that must stay, 0 to 2
  Scoring scoring = Scoring::tricks;
  MatchEnd match;
};

Fault read_option(std::string_view name, const json::Value& value, Options& into);

}  // namespace rozbazi::teen_do_paanch
