// How good a card is to follow with.
#pragma once

#include "engine/games/belote/standpoint.h"

namespace rozbazi::belote {

/// The worth of playing the card of that bit to the trick on the table; only to be compared with that of other cards in
/// the same place.
int worth_of_following(const Standpoint& stand, int bit);

}  // namespace rozbazi::belote
