// What the database tells of a board whose counts have changed (schema/migrations/0007_board_versions.sql).
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/boards/at_score.h"
#include "generator/date.h"

namespace rozbazi::boards {

struct BoardName {
  Date date;
  std::string table;

  friend auto operator<=>(const BoardName&, const BoardName&) = default;
};

struct ScoreChange {
  BoardName board;
  std::int64_t version;            // of the board after the change
  std::vector<AtScore> additions;  // to the count of each score; empty where they are too many to be told
};

/// Nothing where the text is none that the database tells.
std::optional<ScoreChange> read_score_change(std::string_view text);

}  // namespace rozbazi::boards
