#include "backend/boards/period_board.h"

#include <algorithm>

#include "backend/groups/store.h"
#include "backend/players/write_identity.h"

namespace rozbazi::boards {
namespace {

// How often a day may come in while a page is being read.
constexpr int kAttempts = 3;

// The last closed day that is in the period's sums.
Date newest(const periods::Period& period, const periods::State& folded) {
  return period.last ? std::min(*period.last, folded.folded_to) : folded.folded_to;
}

}  // namespace

void write_members(json::Writer& out, const Total& total) {
  json::put(out, "rank", total.rank);
  players::write_identity(out, total.place.player, total.name);
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

std::optional<AsOf> PeriodBoard::as_of(const periods::State& folded) const {
  if (up_to_ == newest(which_.period, folded)) return AsOf{folded.folded_to, false};
  if (up_to_ == folded.folded_before) return AsOf{up_to_, true};
  return std::nullopt;
}

template <typename Choose, typename Read>
std::optional<Page<Total>> PeriodBoard::look(const Choose& choose, const Read& read) const {
  periods::State folded = folded_;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const std::optional<AsOf> as_of = choose(folded);
    if (!as_of) return std::nullopt;
    if (auto page = read(*as_of)) return page;
    folded = boards::folded(pool_);
  }
  return std::nullopt;
}

Page<Total> PeriodBoard::page_after(const TotalPlace& place, int limit) const {
  auto page = look([&](const periods::State& folded) { return as_of(folded); },
                   [&](const AsOf& day) { return totals_after(pool_, which_, day, place, limit); });
  return page ? *std::move(page) : old_totals_after(pool_, which_, up_to_, place, limit, std::nullopt);
}

Page<Total> PeriodBoard::page_around(const Uuid& player, int span) const {
  auto page = look(
      [](const periods::State& folded) {
        return std::optional(AsOf{folded.folded_to, false});
      },
      [&](const AsOf& day) { return totals_around(pool_, which_, day.day, player, span); });
  if (!page) throw http::unavailable();
  return *std::move(page);
}

Page<Total> PeriodBoard::of_group(const Uuid& group) const {
  auto page = look([&](const periods::State& folded) { return as_of(folded); },
                   [&](const AsOf& day) { return group_totals(pool_, which_, day, group); });
  return page ? *std::move(page)
              : old_totals_after(pool_, which_, up_to_, before_all_totals(), groups::kMostMembers, group);
}

}  // namespace rozbazi::boards
