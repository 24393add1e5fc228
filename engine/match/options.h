// The options of a request, read for any game (docs/rules/notation.md, Replay protocol: `options`).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/json/json.h"

namespace rozbazi {

/// When a match is over: after a number of deals, or at a target of the game's own.
struct MatchEnd {
  enum class By : unsigned char { deals, target };
  By by = By::deals;
  int count = 1;
};

/// What is wrong with a request, in words; nothing where it is right.
using Fault = std::optional<std::string>;

/// Reads `match`: exactly one key, `deals` (1..100) or `target_key` (any integer; its game judges the value).
Fault read_match_end(const json::Value& value, std::string_view target_key, MatchEnd& into);

/// An integer is a JSON number without fraction or exponent that fits an int.
std::optional<int> read_integer(const json::Value& value);

/// Reads all options of game G; an unknown name or value is a fault.
template <class G>
Fault read_options(const json::Value* object, typename G::Options& into) {
  if (object != nullptr) {
    if (!object->IsObject()) return "options is not an object";
    for (const auto& each : object->GetObject()) {
      const std::string_view name = json::text(each.name);
      Fault fault = name == "match" ? read_match_end(each.value, G::kTargetKey, into.match)
                                    : G::read_option(name, each.value, into);
      if (fault) return fault;
    }
  }
  return G::check_options(into);
}

}  // namespace rozbazi
