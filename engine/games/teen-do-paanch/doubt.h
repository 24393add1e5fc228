// How little an imagined deal fits what the others have done.
#pragma once

#include "engine/games/teen-do-paanch/deal.h"
#include "engine/players/lottery.h"

namespace rozbazi::teen_do_paanch {

/// In eighths of a halving of its likelihood. `imagined` is the view of the seat on turn made whole; the lottery picks
/// which five of its cards somebody may have named the trump on.
int doubt_of(const Deal& seen, const Deal& imagined, Lottery& lottery);

}  // namespace rozbazi::teen_do_paanch
