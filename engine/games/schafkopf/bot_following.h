// What a card is worth in a trick that another seat has led to.
#pragma once

#include "engine/games/schafkopf/standpoint.h"

namespace rozbazi::schafkopf {

/// The higher the better; comparable among the cards of one hand at one moment. `bit` is a card that may be played.
int worth_of_following(const Standpoint& stand, int bit);

}  // namespace rozbazi::schafkopf
