// What a lead is worth to the seat on turn.
#pragma once

#include "engine/games/schafkopf/standpoint.h"

namespace rozbazi::schafkopf {

/// The higher the better; comparable among the cards of one hand at one moment. `bit` is a card that may be led.
int worth_of_leading(const Standpoint& stand, int bit);

}  // namespace rozbazi::schafkopf
