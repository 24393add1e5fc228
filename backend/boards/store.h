// Boards as they are read from the database, each in one look: the ranks of a page and its entries always agree.
#pragma once

#include <vector>

#include "backend/boards/entry.h"
#include "backend/days/day.h"
#include "backend/db/pool.h"

namespace rozbazi::boards {

struct Page {
  std::int64_t players = 0;  // on the whole board
  std::vector<Entry> entries = {};
};

/// Up to `limit` entries after that place.
Page page_after(db::Pool& pool, const Deal& deal, const Place& place, int limit);
/// That player's entry with up to `span` on each side; no entries where the player is not on the board.
Page page_around(db::Pool& pool, const Deal& deal, const Uuid& player, int span);

}  // namespace rozbazi::boards
