// How the computer player of Five Hundred discards, and what suit it gives the joker.
#pragma once

#include "engine/games/five-hundred/deal.h"

namespace rozbazi::five_hundred {

/// The three cards that the declarer puts away, from its view; the deal is in its discard.
Action choose_discard(const Deal& seen);
/// The danger that is left in a misère once up to three cards of this hand, plainly laid out, have been put away.
int least_danger(Cards hand, int away);
/// The deal is in its joker step.
Action choose_joker_suit(const Deal& seen);

}  // namespace rozbazi::five_hundred
