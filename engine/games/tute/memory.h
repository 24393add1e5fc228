// What a seat can work out about the hidden cards from its view of a deal of Tute.
#pragma once

#include "engine/games/tute/deal.h"
#include "engine/players/hidden_cards.h"

namespace rozbazi::tute {

/// The hidden cards after all that the course, the songs and the exchange tell; `seen` is the view of the seat on turn.
/// With two players the face-down stock is HiddenCards::kAside; the exposed card is not hidden.
HiddenCards remember(const Deal& seen);

}  // namespace rozbazi::tute
