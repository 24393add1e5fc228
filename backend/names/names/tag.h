// The two letters that tell two players of similar names apart (docs/api.md, Players).
#pragma once

#include <string>
#include <string_view>

namespace rozbazi {

/// Two different capital letters that follow from the player's id (a UUID in lower case) and never change. No vowels,
/// so that they make no words, and no letters that are easily taken for another.
std::string player_tag(std::string_view player_id);

}  // namespace rozbazi
