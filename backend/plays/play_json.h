// The object that the API calls a play (docs/api.md, Plays).
#pragma once

#include "backend/players/player.h"
#include "backend/plays/course.h"
#include "engine/json/put.h"

namespace rozbazi::plays {

/// The play with its log and its player's view; when it is finished also with all that a replay needs, hidden cards
/// included: whoever may read a finished play may know them. `state` is its day's. `by`, where it is given, is told as
/// who played it.
std::string to_json(const Play& play, const Course& course, const Deal& deal, DayState state,
                    const std::optional<players::Player>& by = std::nullopt);
/// The members that need no course: a play without its log and view. The object is open.
void write_summary(json::Writer& out, const Play& play, DayState state);

/// A list of actions, a whole JSON array.
void write_actions(json::Writer& out, const std::vector<std::string>& actions);

}  // namespace rozbazi::plays
