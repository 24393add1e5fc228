// The computer players of the daily tables: which level plays at which table in which version.
#pragma once

#include <optional>
#include <string_view>

#include "engine/match/any_match.h"

namespace rozbazi {

/// The versions that this program has. There is a further one with every change after which a computer player may
/// choose otherwise at any point of any daily match. A day opens with the newest and is played to its end with the
/// version that it opened with, so the one before is kept until no open day needs it. Every stored play names its own.
inline constexpr int kOldestBots = 1;
inline constexpr int kNewestBots = 2;

/// The level that plays at that table in that version; nothing where the program does not have the version, or the
/// version did not play at that table.
std::optional<Level> bots_at(std::string_view table, int version);

}  // namespace rozbazi
