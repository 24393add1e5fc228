// How good a card is to lead.
#pragma once

#include "engine/games/teen-do-paanch/standpoint.h"

namespace rozbazi::teen_do_paanch {

/// The worth of leading the card of that bit; only to be compared with that of other cards in the same place.
int worth_of_leading(const Standpoint& stand, int bit);

}  // namespace rozbazi::teen_do_paanch
