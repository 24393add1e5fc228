// Standings, computed where the counts are.
#pragma once

#include <optional>
#include <pqxx/result>

#include "backend/boards/standing.h"

/// SQL to follow `from plays p`: the standing of each play, null where it is not on its board. It sums over the scores
/// of a board, so that it costs the same however many players there are.
#define ROZBAZI_JOIN_STANDING                                                                                \
  " left join lateral (select sum(c.plays)::bigint as players, "                                             \
  "coalesce(sum(c.plays) filter (where c.score > p.score), 0)::bigint as better, "                           \
  "(sum(c.plays) filter (where c.score = p.score) - 1)::bigint as ties "                                     \
  "from score_counts c where p.ranked and p.finished_at is not null and c.date = p.date and c.table_name = " \
  "p.table_name) "                                                                                           \
  "standing on true "
/// Its columns.
#define ROZBAZI_STANDING "standing.players, standing.better, standing.ties"

namespace rozbazi {

/// What those columns hold.
inline std::optional<Standing> read_standing(const pqxx::row& row) {
  if (row["players"].is_null()) return std::nullopt;
  return Standing{row["players"].as<std::int64_t>(), row["better"].as<std::int64_t>(), row["ties"].as<std::int64_t>()};
}

}  // namespace rozbazi
