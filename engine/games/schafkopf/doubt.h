// How little an imagined deal of Schafkopf fits what the other seats have called, declared and led.
#pragma once

#include "engine/games/schafkopf/deal.h"

namespace rozbazi::schafkopf {

/// In eighths of a halving of its likelihood; 0: it fits wholly. `seat` thinks, and knows its own reasons.
int doubt_of(const Deal& imagined, int seat);

}  // namespace rozbazi::schafkopf
