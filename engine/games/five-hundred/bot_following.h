// How good a card is to follow with in a suit contract or no-trump.
#pragma once

#include "engine/games/five-hundred/standpoint.h"

namespace rozbazi::five_hundred {

/// The worth of playing the card of that bit, in 256ths of a trick; only to be compared with that of other cards in the
/// same place.
int worth_of_following(const Standpoint& stand, int bit);

}  // namespace rozbazi::five_hundred
