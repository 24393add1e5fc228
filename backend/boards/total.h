// A line of a period's board: what a player has gathered in it, and its place in the board's order.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "backend/base/uuid.h"
#include "backend/boards/standing.h"
#include "generator/date.h"

namespace rozbazi::boards {

/// A period's board is ordered by this: the greatest sum first, then by player.
struct TotalPlace {
  Percentage sum;
  Uuid player;
};
/// Whether `a` stands before `b`.
bool comes_before(const TotalPlace& a, const TotalPlace& b);
/// A place before every entry's.
TotalPlace before_all_totals();

/// Where a page ended, and the last day that is in its sums: the next page goes on in the same sums.
struct TotalCursor {
  Date up_to;
  TotalPlace place;
};
std::string to_cursor(const TotalCursor& cursor);
/// What to_cursor has written; nothing for any other text.
std::optional<TotalCursor> read_total_cursor(std::string_view cursor);

struct Total {
  TotalPlace place;
  std::string name;
  std::int64_t plays;  // that the sum is of
  std::int64_t rank;
};

}  // namespace rozbazi::boards
