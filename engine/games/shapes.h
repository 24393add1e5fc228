// The decks and seats of every game that has a table, also of those whose rules are not in the registry.
#pragma once

#include <string_view>
#include <vector>

#include "engine/match/any_match.h"

namespace rozbazi {

struct ShapedGame {
  std::string_view name;
  decltype(GameInfo::shape) shape;
};

/// Every game, in ascending order of its name.
std::vector<ShapedGame> all_shaped_games();

}  // namespace rozbazi
