// The board of a week, a month or all time: sums of the percentages of closed days.
#pragma once

#include "backend/boards/period_store.h"
#include "backend/days/calendar.h"
#include "backend/http/exchange.h"

namespace rozbazi::boards {

void write_members(json::Writer& out, const Total& total);

class PeriodBoard {
 public:
  using Entry = Total;

  static std::optional<TotalCursor> read_cursor(std::string_view cursor) { return read_total_cursor(cursor); }
  /// The board that the path names, as of the cursor's day or, without one, as of now; throws 404, and 400 for a cursor
  /// of a day that is not closed.
  static PeriodBoard require(db::Pool& pool, const DaysAt& days, const http::Request& request,
                             const std::optional<TotalCursor>& cursor);

  const std::string& table() const { return which_.table; }
  const std::string& period() const { return which_.period.name; }
  bool final() const { return which_.period.last && *which_.period.last <= folded_.folded_to; }

  /// The place that a page begins after.
  static TotalPlace after(const std::optional<TotalCursor>& cursor) {
    return cursor ? cursor->place : before_all_totals();
  }
  std::string cursor_after(const Total& last) const { return to_cursor({up_to_, last.place}); }
  Page<Total> page_after(const TotalPlace& place, int limit) const;
  Page<Total> page_around(const Uuid& player, int span) const;
  /// All entries of the group's members.
  Page<Total> of_group(const Uuid& group) const;

 private:
  PeriodBoard(db::Pool& pool, PeriodTable which, periods::State folded, const std::optional<TotalCursor>& cursor);
  /// Which of the two states of the stored sums is the one shown; nothing where none is any more.
  std::optional<AsOf> as_of(const periods::State& folded) const;
  /// Reads in the state that is chosen; nothing where there is none to choose.
  template <typename Choose, typename Read>
  std::optional<Page<Total>> look(const Choose& choose, const Read& read) const;

  db::Pool& pool_;
  PeriodTable which_;
  periods::State folded_;
  Date up_to_;  // the last day that is in the sums shown
};

}  // namespace rozbazi::boards
