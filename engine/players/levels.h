// Which computer players a build has. The module that a page loads to play at a table of the server knows rules and the
// `normal` player alone, so that it stays small.
#pragma once

#include "engine/match/any_match.h"

namespace rozbazi {

#ifdef ROZBAZI_RULES_ONLY
inline constexpr bool kHasAllLevels = false;
#else
inline constexpr bool kHasAllLevels = true;
#endif

/// Whether this build has that level, which every game has then.
constexpr bool has_level(Level level) { return level == Level::normal || kHasAllLevels; }

}  // namespace rozbazi
