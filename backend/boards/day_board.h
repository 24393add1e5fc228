// The board of one day: the scores of its finished ranked plays.
#pragma once

#include "backend/boards/distribution.h"
#include "backend/boards/store.h"
#include "backend/days/calendar.h"
#include "backend/http/exchange.h"

namespace rozbazi::boards {

void write_members(json::Writer& out, const Entry& entry);

class DayBoard {
 public:
  using Entry = boards::Entry;

  static std::optional<Place> read_cursor(std::string_view cursor) { return boards::read_cursor(cursor); }
  /// The board that the path names; throws 404 and 403.
  static DayBoard require(db::Pool& pool, const DaysAt& days, const http::Request& request,
                          const std::optional<Place>& cursor);

  std::string_view table() const { return deal_.table->name; }
  std::string period() const { return deal_.date.text(); }
  bool final() const { return final_; }

  /// The place that a page begins after.
  static Place after(const std::optional<Place>& cursor) { return cursor.value_or(before_all()); }
  static std::string cursor_after(const Entry& last) { return to_cursor(last.place); }
  Page<Entry> page_after(const Place& place, int limit) const { return boards::page_after(pool_, deal_, place, limit); }
  Page<Entry> page_around(const Uuid& player, int span) const {
    return boards::page_around(pool_, deal_, player, span);
  }
  Distribution distribution() const { return distribution_of(scores_of(pool_, deal_)); }
  /// All entries of the group's members.
  Page<Entry> of_group(const Uuid& group) const { return group_board(pool_, deal_, group); }

 private:
  DayBoard(db::Pool& pool, const Deal& deal, bool final) : pool_(pool), deal_(deal), final_(final) {}

  db::Pool& pool_;
  const Deal& deal_;
  bool final_;
};

}  // namespace rozbazi::boards
