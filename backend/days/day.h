// A day as the clock sees it: when it opens, closes, and is closed for good (docs/api.md, Days).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generator/commitment.h"
#include "generator/date.h"
#include "generator/instant.h"
#include "generator/tables.h"

namespace rozbazi {

/// Commitments are published that many days before their day opens.
inline constexpr int kDaysAhead = 7;

enum class DayState { upcoming, open, closed };
std::string_view name(DayState state);
/// The state by the clock alone; a day that has opened or closed stays so whatever the clock says later.
DayState state_by_clock(Date date, Instant now);

/// The computer players that a day opened with.
struct Bots {
  std::string level;
  int version;
};
/// Those that a day opens with now; the table must have computer players.
Bots newest_bots(const Table& table);

/// One table's deal on a day.
struct Deal {
  const Table* table;
  Date date;
  Commitment commitment;
  Instant committed_at;
  std::optional<Bots> bots;  // nothing before the day opens

  /// Whether the commitment was first published on a date later than kDaysAhead days before.
  bool committed_late() const { return date_of(committed_at) > date - kDaysAhead; }
};

struct Day {
  Date date;
  bool closed = false;  // for good
  std::vector<Deal> deals = {};

  DayState state(Instant now) const;
  /// Whether the day has ever opened: its cards have been seen since.
  bool has_opened() const;
  /// Still open, but for plays that have begun only.
  bool in_grace(Instant now) const { return state(now) == DayState::open && now >= closes_at(date); }
  /// That table's deal, or nullptr.
  const Deal* find(std::string_view table) const;
};

}  // namespace rozbazi
