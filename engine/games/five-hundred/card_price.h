// What a card is worth in hand: what playing it costs.
#pragma once

#include "engine/games/five-hundred/standpoint.h"

namespace rozbazi::five_hundred {

/// The price of the card of that bit in a suit contract or no-trump, in 256ths of a trick.
int price_of(const Standpoint& stand, int bit);

}  // namespace rozbazi::five_hundred
