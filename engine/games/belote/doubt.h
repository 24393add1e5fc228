// How little an imagined deal of Belote fits what the other seats have bid and announced.
#pragma once

#include "engine/games/belote/deal.h"
#include "engine/players/lottery.h"

namespace rozbazi::belote {

/// In eighths of a halving of its likelihood; 0: it fits as well as any. `seen` is the view of the seat on turn, which
/// knows its own cards.
int doubt_of(const Deal& seen, const Deal& imagined, Lottery& lottery);

}  // namespace rozbazi::belote
