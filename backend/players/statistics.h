// What a player's results come to, table by table (docs/api.md, GET /v1/players/{player}).
#pragma once

#include <map>
#include <span>

#include "backend/players/store.h"
#include "backend/players/streaks.h"

namespace rozbazi::players {

/// Results listed one by one.
inline constexpr std::size_t kRecentResults = 10;

struct TableStatistics {
  int days_played = 0;
  std::optional<Percentage> best;  // of closed days, like the mean
  std::optional<Percentage> mean;
  std::vector<Result> recent;  // newest first, at most kRecentResults
};

struct Statistics {
  Streaks streaks;
  std::map<std::string, TableStatistics> tables;  // those played at
};

/// `results` newest first; the days up to `last_closed` are closed; `voided`, ascending, break no streak.
Statistics statistics(std::span<const Result> results, Date last_closed, std::span<const Date> voided);

}  // namespace rozbazi::players
