// Which card the computer player plays.
#pragma once

#include "engine/games/schafkopf/deal.h"

namespace rozbazi::schafkopf {

/// `seen` is the view of the seat on turn, in the play.
Card choose_card(const Deal& seen);

}  // namespace rozbazi::schafkopf
