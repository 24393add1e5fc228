// One computer player of each level, of which every game has its own: `choose_easily`, `choose` and the way in which
// its hard player thinks.
#pragma once

#include "engine/match/action.h"
#include "engine/match/any_match.h"
#include "engine/players/levels.h"
#include "engine/players/thinker.h"
#include "engine/players/workspace.h"
#include "engine/random/stream.h"

namespace rozbazi {

/// What the seat on turn does, from its own view of the deal; the game must have the level. The first two are found
/// beside the game's Deal.
template <class Thinking>
Action choose_at_level(const typename Thinking::Deal& seen, Level level, Stream& stream, Workspace& workspace) {
  if constexpr (kHasAllLevels) {
    if (level == Level::easy) return choose_easily(seen);
    if (level == Level::hard) return Thinker<Thinking>(workspace).choose(seen, stream);
  }
  return choose(seen);
}

}  // namespace rozbazi
