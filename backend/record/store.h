// The plays of a closed day as they are read from the database.
#pragma once

#include <span>
#include <vector>

#include "backend/db/pool.h"
#include "backend/plays/play.h"

namespace rozbazi::record {

/// The plays that have a line in the day's record, in its order.
std::vector<Uuid> list_plays(db::Pool& pool, Date date);

struct RecordedPlay {
  Uuid play;
  Uuid player;
  std::string table;
  std::string actions;  // of all seats, each followed by one blank
  plays::Finish finish;
  bool removed;
};
/// Those plays in that order. Throws std::logic_error where there is one that has no line in the record.
std::vector<RecordedPlay> read_plays(db::Pool& pool, Date date, std::span<const Uuid> plays);

}  // namespace rozbazi::record
