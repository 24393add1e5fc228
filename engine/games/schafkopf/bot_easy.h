// The computer player of Schafkopf, level easy: a beginner, who calls what is safe, looks at the own hand and at the
// trick on the table, and remembers nothing of those before.
#pragma once

#include "engine/games/schafkopf/deal.h"

namespace rozbazi::schafkopf {

/// `seen` is the view of the seat on turn.
Action choose_easily(const Deal& seen);

}  // namespace rozbazi::schafkopf
