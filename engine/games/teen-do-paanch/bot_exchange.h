// Which card the computer player of Teen Do Paanch returns.
#pragma once

#include "engine/games/teen-do-paanch/standpoint.h"

namespace rozbazi::teen_do_paanch {

/// The worth of returning the card of that bit; only to be compared with that of other cards in the same place.
int worth_of_returning(const Standpoint& stand, int bit);

}  // namespace rozbazi::teen_do_paanch
