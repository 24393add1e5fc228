// What a seat remembers of the deal: which cards are still hidden from it, and where they can and cannot lie.
#pragma once

#include "engine/games/teen-do-paanch/deal.h"
#include "engine/players/hidden_cards.h"

namespace rozbazi::teen_do_paanch {

/// `seen` is the view of the seat on turn, once the trump is named. Seats are the places of the hidden cards.
HiddenCards remember(const Deal& seen);

}  // namespace rozbazi::teen_do_paanch
