// How the computer player of Tute plays a card.
#pragma once

#include "engine/games/tute/deal.h"

namespace rozbazi::tute {

/// The card of the seat on turn, from its view.
Card choose_card(const Deal& seen);

}  // namespace rozbazi::tute
