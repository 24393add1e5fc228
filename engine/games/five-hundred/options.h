// The options of Five Hundred (docs/rules/five-hundred.md 10.1).
#pragma once

#include <string_view>

#include "engine/match/options.h"

namespace rozbazi::five_hundred {

struct Options {
  MatchEnd match;  // its target is a score, 1 to 10,000
};

Fault read_option(std::string_view name, const json::Value& value, Options& into);
Fault check_options(const Options& options);

}  // namespace rozbazi::five_hundred
