// How the computer player of Five Hundred plays a card.
#pragma once

#include "engine/games/five-hundred/deal.h"

namespace rozbazi::five_hundred {

/// The card of the seat on turn, with the suit that it asks for where it is the suitless joker, from its view; the deal
/// is in its play.
Action choose_card(const Deal& seen);

}  // namespace rozbazi::five_hundred
