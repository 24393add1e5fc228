// A play: one player's go at one table's deal, as it is stored.
#pragma once

#include <optional>
#include <string>

#include "backend/base/uuid.h"
#include "backend/boards/standing.h"
#include "backend/days/day.h"

namespace rozbazi::plays {

struct Finish {
  Instant at;
  int score;
};

struct Play {
  Uuid id;
  Date date;
  std::string table;
  Uuid player;
  bool ranked;
  Bots bots;
  /// Of all seats as they happened, each followed by one blank. It only ever grows, so that its length tells its state.
  std::string actions;
  Instant started_at;
  std::optional<Finish> finish = {};
  std::optional<Standing> standing = {};  // of a finished ranked play

  /// A ranked play that was not finished in time counts no more, whether or not that is stored yet.
  bool counts(DayState state) const { return ranked && (finish || state != DayState::closed); }
};

}  // namespace rozbazi::plays
