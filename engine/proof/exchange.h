// What becomes of an action where the cards of a pack have changed places.
#pragma once

#include <string_view>

#include "engine/match/action.h"
#include "engine/random/pack.h"

namespace rozbazi::proof {

/// The action's name with each card of its argument replaced by the one that came in its place; several in ascending
/// order. Both packs are of the same deck.
ActionName replaced(std::string_view action, const Pack& before, const Pack& after);

}  // namespace rozbazi::proof
