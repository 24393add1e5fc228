// How many days in a row a player has played (docs/api.md, Players).
#pragma once

#include <span>

#include "generator/date.h"

namespace rozbazi::players {

struct Streaks {
  int current = 0;
  int best = 0;
};

/// `played`: the days with a finished ranked play at any table, ascending, each once. `last_closed`: the last day that
/// is closed; a later one without a play is not missed yet. `voided`, ascending: days that nobody can have missed.
Streaks streaks(std::span<const Date> played, Date last_closed, std::span<const Date> voided);

}  // namespace rozbazi::players
