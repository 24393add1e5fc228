#include "backend/boards/period_board.h"

#include <algorithm>

#include "backend/groups/store.h"
#include "backend/names/tag.h"

namespace rozbazi::boards {
namespace {

// The last closed day that is in the period's sums.
Date newest(const periods::Period& period, const periods::State& folded) {
  return period.last ? std::min(*period.last, folded.folded_to) : folded.folded_to;
}

}  // namespace

void write_members(json::Writer& out, const Total& total) {
  json::put(out, "rank", total.rank);
  json::put(out, "player", total.place.player.text());
  json::put(out, "name", total.name);
  json::put(out, "tag", player_tag(total.place.player.text()));
  json::put(out, "score", total.place.sum);
  json::put(out, "percentage", mean(total.place.sum, total.plays));
  json::key(out, "finished_at");
  out.Null();
  json::key(out, "play");
  out.Null();
}

PeriodBoard::PeriodBoard(db::Pool& pool, PeriodTable which, periods::State folded,
                         const std::optional<TotalCursor>& cursor)
    : pool_(pool),
      which_(std::move(which)),
      folded_(folded),
      up_to_(cursor ? std::min(cursor->up_to, newest(which_.period, folded_)) : newest(which_.period, folded_)) {}

PeriodBoard PeriodBoard::require(db::Pool& pool, const DaysAt& days, const http::Request& request,
                                 const std::optional<TotalCursor>& cursor) {
  auto period = periods::read_period(request.params[1]);
  if (!period || (period->first && *period->first > days.today()) || (period->last && *period->last < days.launch())) {
    throw http::Problem(404, "no_such_period",
                        "There is no such period. A period is 2026-W48, 2026-11 or all-time, and it has begun and did "
                        "not end before the service's first day.");
  }
  std::string table = request.params[0];
  if (table != kAllTables && find_table(table) == nullptr) {
    throw http::Problem(404, "no_such_table", "There is no such table. GET /v1/days/today lists them; all is all.");
  }
  const periods::State folded = boards::folded(pool);
  if (cursor && cursor->up_to > folded.folded_to) {
    throw http::bad_request("`cursor` is none of this board's; take `next` of the page before, or leave it out.");
  }
  return {pool, {*std::move(period), std::move(table)}, folded, cursor};
}

std::optional<Date> PeriodBoard::stored_as_of() const {
  if (up_to_ == newest(which_.period, folded_)) return folded_.folded_to;
  if (up_to_ == folded_.folded_before) return up_to_;
  return std::nullopt;
}

Page<Total> PeriodBoard::page_after(const TotalPlace& place, int limit) const {
  const auto as_of = stored_as_of();
  return as_of ? totals_after(pool_, which_, *as_of, place, limit)
               : old_totals_after(pool_, which_, up_to_, place, limit, std::nullopt);
}

Page<Total> PeriodBoard::of_group(const Uuid& group) const {
  const auto as_of = stored_as_of();
  return as_of ? group_totals(pool_, which_, *as_of, group)
               : old_totals_after(pool_, which_, up_to_, before_all_totals(), groups::kMostMembers, group);
}

}  // namespace rozbazi::boards
