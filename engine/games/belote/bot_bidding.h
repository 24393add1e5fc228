// How the computer player of Belote bids, in both modes.
#pragma once

#include "engine/games/belote/deal.h"

namespace rozbazi::belote {

/// What the seat on turn says, from its view; the deal is in its bidding.
Action choose_bid(const Deal& seen);

}  // namespace rozbazi::belote
