// Every game's facts, and the list of the games for tests that are alike for all.
#pragma once

#include <tuple>

#include "tests/games/belote.h"
#include "tests/games/five_hundred.h"
#include "tests/games/schafkopf.h"
#include "tests/games/teen_do_paanch.h"
#include "tests/games/tute.h"

namespace rozbazi::tests {

using AllGames = std::tuple<Belote, FiveHundred, Schafkopf, TeenDoPaanch, Tute>;

}  // namespace rozbazi::tests
