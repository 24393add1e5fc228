// Boards of periods as they are read from the database, each in one look.
#pragma once

#include "backend/boards/page.h"
#include "backend/boards/total.h"
#include "backend/db/pool.h"
#include "backend/periods/fold.h"
#include "backend/periods/period.h"

namespace rozbazi::boards {

/// The name of all tables taken together.
inline constexpr std::string_view kAllTables = "all";

/// The board of a period at a table or, where that is `all`, at all.
struct PeriodTable {
  periods::Period period;
  std::string table;
};

periods::State folded(db::Pool& pool);

/// One of the two days as of which sums are stored.
struct AsOf {
  Date day;
  bool before;  // folded_before, not folded_to
};

// Nothing comes where the day is not the one it was taken for any more: a further day has been folded in.

/// Up to `limit` entries after that place.
std::optional<Page<Total>> totals_after(db::Pool& pool, const PeriodTable& board, const AsOf& as_of,
                                        const TotalPlace& place, int limit);
/// That player's entry with up to `span` on each side; no entries where the player is not on the board.
std::optional<Page<Total>> totals_around(db::Pool& pool, const PeriodTable& board, Date folded_to, const Uuid& player,
                                         int span);
/// The entries of a group's members, all of them, with their ranks among each other.
std::optional<Page<Total>> group_totals(db::Pool& pool, const PeriodTable& board, const AsOf& as_of, const Uuid& group);
/// The same as of any day, summed up from the plays: for whoever comes back to a page after days. Of the whole
/// field where there is no group.
Page<Total> old_totals_after(db::Pool& pool, const PeriodTable& board, Date up_to, const TotalPlace& place, int limit,
                             const std::optional<Uuid>& group);

}  // namespace rozbazi::boards
