// The levels of Teen Do Paanch's computer players.
#pragma once

#include "engine/games/teen-do-paanch/bot.h"
#include "engine/games/teen-do-paanch/deal.h"
#include "engine/match/any_match.h"
#include "engine/players/workspace.h"
#include "engine/random/stream.h"

namespace rozbazi::teen_do_paanch {

/// What the seat on turn does, from its own view of the deal; the game must have the level.
Action choose(const Deal& seen, Level level, Stream& stream, Workspace& workspace);

}  // namespace rozbazi::teen_do_paanch
