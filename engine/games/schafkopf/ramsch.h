// Who loses a Ramsch (docs/rules/schafkopf.md 10.7).
#pragma once

#include "engine/games/schafkopf/deal.h"

namespace rozbazi::schafkopf {

/// The seat that pays, the tricks all being played and not all one seat's.
int ramsch_loser(const Deal& deal);

}  // namespace rozbazi::schafkopf
