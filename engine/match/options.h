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

/// Reads one of a game's own options into the options at `into`.
using ReadOption = Fault (*)(std::string_view name, const json::Value& value, void* into);

/// Reads `match` and, by `read`, all other members of the object, which may be nullptr for none.
Fault read_members(const json::Value* object, std::string_view target_key, MatchEnd& match, ReadOption read,
                   void* into);

/// Reads all options of game G; an unknown name or value is a fault.
template <class G>
Fault read_options(const json::Value* object, typename G::Options& into) {
  const ReadOption read = [](std::string_view name, const json::Value& value, void* options) {
    return G::read_option(name, value, *static_cast<typename G::Options*>(options));
  };
  if (Fault fault = read_members(object, G::kTargetKey, into.match, read, &into)) return fault;
  return G::check_options(into);
}

}  // namespace rozbazi
