// Every game's facts, and the list of the games for tests that are alike for all.
#pragma once

#include <tuple>

#include "tests/games/belote.h"
#include "tests/games/tute.h"

namespace rozbazi::tests {

using AllGames = std::tuple<Belote, Tute>;

}  // namespace rozbazi::tests
