// How the computer player of Belote plays a card.
#pragma once

#include "engine/games/belote/deal.h"

namespace rozbazi::belote {

/// The card of the seat on turn, from its view; the deal is in its play.
Card choose_card(const Deal& seen);

}  // namespace rozbazi::belote
