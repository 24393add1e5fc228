// Which trump the computer player of Teen Do Paanch names.
#pragma once

#include "engine/games/teen-do-paanch/deal.h"

namespace rozbazi::teen_do_paanch {

/// What five cards of the plain layout are worth under that trump, in thousandths of a trick; only to be compared.
int worth_of_trump(bool high_sevens, Cards five, Suit trump);

/// From the view of the seat that names it, on five cards.
Suit choose_trump(const Deal& seen);

}  // namespace rozbazi::teen_do_paanch
