// Which trump the computer player of Teen Do Paanch names.
#pragma once

#include "engine/games/teen-do-paanch/deal.h"

namespace rozbazi::teen_do_paanch {

/// From the view of the seat that names it, on five cards.
Suit choose_trump(const Deal& seen);

}  // namespace rozbazi::teen_do_paanch
