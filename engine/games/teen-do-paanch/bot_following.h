// How good a card is to follow with.
#pragma once

#include "engine/games/teen-do-paanch/standpoint.h"

namespace rozbazi::teen_do_paanch {

/// The worth of playing the card of that bit to the trick on the table; only to be compared with that of other cards in
/// the same place.
int worth_of_following(const Standpoint& stand, int bit);

}  // namespace rozbazi::teen_do_paanch
