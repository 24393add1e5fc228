// A line of a board, and its place in the order that everybody's boards have.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "backend/base/uuid.h"
#include "backend/boards/standing.h"
#include "backend/clock.h"

namespace rozbazi::boards {

/// A board is ordered by this: best score first, then by finish, then by player. A finished play's place never changes,
/// so that a page can go on where another ended, whatever has been finished in between.
struct Place {
  int score;
  Instant finished_at;
  Uuid player;
};
/// Whether `a` stands before `b`.
bool comes_before(const Place& a, const Place& b);

/// A place before every entry's.
Place before_all();

/// A place as text that clients carry from one page to the next without looking into it.
std::string to_cursor(const Place& place);
/// The place behind what to_cursor writes; nothing for any other text.
std::optional<Place> read_cursor(std::string_view cursor);

struct Entry {
  Place place;
  std::string name;
  Uuid play;
  std::int64_t rank;      // among all of the board, or the members of a group
  Percentage percentage;  // of the whole field
};

}  // namespace rozbazi::boards
