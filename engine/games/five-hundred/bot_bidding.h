// How the computer player of Five Hundred bids.
#pragma once

#include "engine/games/five-hundred/deal.h"

namespace rozbazi::five_hundred {

/// What the seat on turn says, from its view; the deal is in its auction.
Action choose_call(const Deal& seen);

}  // namespace rozbazi::five_hundred
