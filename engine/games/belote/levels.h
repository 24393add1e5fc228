// The levels of Belote's computer players.
#pragma once

#include "engine/games/belote/bot.h"
#include "engine/games/belote/deal.h"
#include "engine/match/any_match.h"
#include "engine/players/workspace.h"
#include "engine/random/stream.h"

namespace rozbazi::belote {

/// What the seat on turn does, from its own view of the deal; the game must have the level.
Action choose(const Deal& seen, Level level, Stream& stream, Workspace& workspace);

}  // namespace rozbazi::belote
