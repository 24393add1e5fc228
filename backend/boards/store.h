// Boards as they are read from the database, each in one look: the ranks of a page and its entries always agree.
#pragma once

#include "backend/boards/page.h"
#include "backend/days/day.h"
#include "backend/db/pool.h"

namespace rozbazi::boards {

/// Up to `limit` entries after that place.
Page<Entry> page_after(db::Pool& pool, const Deal& deal, const Place& place, int limit);
/// That player's entry with up to `span` on each side; no entries where the player is not on the board.
Page<Entry> page_around(db::Pool& pool, const Deal& deal, const Uuid& player, int span);

/// All its scores, the best first.
std::vector<AtScore> scores_of(db::Pool& pool, const Deal& deal);

/// The entries of a group's members, all of them, with their ranks among each other.
Page<Entry> group_board(db::Pool& pool, const Deal& deal, const Uuid& group);

}  // namespace rozbazi::boards
