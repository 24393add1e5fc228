#include "backend/boards/period_store.h"

#include "backend/periods/percentages_sql.h"
#include "backend/players/player.h"

namespace rozbazi::boards {
namespace {

// SQL in which $1 is the period, $2 the table and $3 the day up to which the sums go
// (schema/migrations/0004_periods.sql tells how a row holds two states).
#define ROZBAZI_ON_PERIOD "period = $1 and table_name = $2"
#define ROZBAZI_AS_OF(column) "case when folded > $3::date then " column "_before else " column " end"
#define ROZBAZI_TOTAL_ORDER "-tenths, player"
// Follows `page (player, tenths, plays)`. Ranks: from the counts for the page's greatest sum, and from there on by
// those of the page's own sums, which lie side by side.
#define ROZBAZI_RANKED_PAGE                                                                                            \
  "counts as not materialized (select level, bucket, " ROZBAZI_AS_OF(                                                  \
      "players") " as players from period_counts where " ROZBAZI_ON_PERIOD                                             \
                 "), "                                                                                                 \
                 "top as (select max(tenths) as tenths, min(tenths) as least from page), "                             \
                 "above as (select coalesce(sum(players), 0) as better from ("                                         \
                 "select players from counts where level = 2 and bucket > (select tenths >> 20 from top) union all "   \
                 "select players from counts where level = 1 and bucket > (select tenths >> 10 from top) "             \
                 "and bucket < (select ((tenths >> 20) + 1) << 10 from top) union all "                                \
                 "select players from counts where level = 0 and bucket > (select tenths from top) "                   \
                 "and bucket < (select ((tenths >> 10) + 1) << 10 from top)) greater), "                               \
                 "ranks as (select bucket as tenths, better + 1 + sum(players) over (order by bucket desc) - players " \
                 "as rank "                                                                                            \
                 "from counts, above where level = 0 and bucket <= (select tenths from top) "                          \
                 "and bucket >= (select least from top)) "                                                             \
                 "select (select coalesce(sum(players), 0) from counts where level = 2)::bigint as entrants, player, " \
                 "tenths, plays, "                                                                                     \
                 "rank::bigint as rank, (select name from players who where who.player = page.player) as name "        \
                 "from (select) one left join (page join ranks using (tenths)) on true order by " ROZBAZI_TOTAL_ORDER

// Of rows that have not changed since $3 the sums as they are, of the others those before: both come in order.
constexpr db::Statement kAfter{
    "boards_totals_after",
    "with page as (select * from ("
    "(select player, tenths, plays from period_sums where " ROZBAZI_ON_PERIOD
    " and plays > 0 and folded <= $3::date "
    "and (-tenths, player) > (-($4::integer), $5::uuid) order by -tenths, player limit $6) union all "
    "(select player, tenths_before, plays_before from period_sums where " ROZBAZI_ON_PERIOD
    " and plays_before > 0 "
    "and folded = (select folded_to from period_state where folded_to > $3::date) "
    "and (-tenths_before, player) > (-($4::integer), $5::uuid) order by -tenths_before, player limit $6)"
    ") both_kinds order by -tenths, player limit $6), " ROZBAZI_RANKED_PAGE};

// $3 is after every day here.
#define ROZBAZI_TOTAL "player, tenths, plays"
constexpr db::Statement kAround{
    "boards_totals_around",
    "with own as (select " ROZBAZI_TOTAL " from period_sums where " ROZBAZI_ON_PERIOD
    " and plays > 0 and player = $4), "
    "page as ("
    "select before.* from own cross join lateral (select " ROZBAZI_TOTAL " from period_sums s where " ROZBAZI_ON_PERIOD
    " and plays > 0 and (-s.tenths, s.player) < (-own.tenths, own.player) "
    "order by -s.tenths desc, s.player desc limit $5) before union all select * from own union all "
    "select behind.* from own cross join lateral (select " ROZBAZI_TOTAL " from period_sums s where " ROZBAZI_ON_PERIOD
    " and plays > 0 and (-s.tenths, s.player) > (-own.tenths, own.player) order by -s.tenths, s.player limit $5) "
    "behind), " ROZBAZI_RANKED_PAGE};

#define ROZBAZI_RANKED_ALL                                                      \
  "ranked as (select " ROZBAZI_TOTAL                                            \
  ", rank() over (order by tenths desc) as rank, count(*) over () as entrants " \
  "from totals), board as (select max(entrants) as entrants from ranked) "
#define ROZBAZI_RANKED_COLUMNS                                                                 \
  "coalesce(board.entrants, 0) as entrants, page.player, page.tenths, page.plays, page.rank, " \
  "(select name from players who where who.player = page.player) as name "

constexpr db::Statement kGroup{
    "boards_group_totals",
    "with totals as (select player, " ROZBAZI_AS_OF("tenths") " as tenths, " ROZBAZI_AS_OF("plays") " as plays "
    "from group_members join period_sums using (player) where group_id = $4 and " ROZBAZI_ON_PERIOD " and "
    ROZBAZI_AS_OF("plays") " > 0), " ROZBAZI_RANKED_ALL
    "select " ROZBAZI_RANKED_COLUMNS "from board left join ranked page on true order by -page.tenths, page.player"};

// From $1 to $2 at the table $3, empty for all; the group $7, empty for none.
constexpr db::Statement kOldAfter{
    "boards_old_totals_after",
    "with " ROZBAZI_PERCENTAGES("$1::date", "$2::date", "$3::text") ", totals as ("
    "select player, sum(tenths)::bigint as tenths, count(*) as plays from plays p "
    "join percentages using (date, table_name, score) "
    "where p.date between $1::date and $2::date and p.ranked and p.finished_at is not null and ($7 = '' or player in "
    "(select player from group_members where group_id = nullif($7, '')::uuid)) group by player), " ROZBAZI_RANKED_ALL
    "select " ROZBAZI_RANKED_COLUMNS "from board left join (select * from ranked "
    "where (-tenths, player) > (-($4::bigint), $5::uuid) order by -tenths, player limit $6) page on true "
    "order by -page.tenths, page.player"};

Page<Total> read(const pqxx::result& rows) {
  Page<Total> page;
  for (const pqxx::row& row : rows) {
    page.players = row["entrants"].as<std::int64_t>();
    if (row["player"].is_null()) break;  // the board's total stands alone where no entry is on the page
    page.entries.push_back({{{row["tenths"].as<std::int64_t>()}, db::uuid(row["player"])},
                            row["name"].as<std::string>(std::string(players::kForgottenName)),
                            row["plays"].as<std::int64_t>(),
                            row["rank"].as<std::int64_t>()});
  }
  return page;
}

}  // namespace

periods::State folded(db::Pool& pool) {
  return pool.run([](db::Session& session) { return periods::state(session); });
}

Page<Total> totals_after(db::Pool& pool, const PeriodTable& board, Date up_to, const TotalPlace& place, int limit) {
  return read(pool.run(kAfter, board.period.name, board.table, up_to, place.sum.count, place.player, limit));
}

Page<Total> totals_around(db::Pool& pool, const PeriodTable& board, const Uuid& player, int span) {
  return read(pool.run(kAround, board.period.name, board.table, "infinity", player, span));
}

Page<Total> group_totals(db::Pool& pool, const PeriodTable& board, Date up_to, const Uuid& group) {
  return read(pool.run(kGroup, board.period.name, board.table, up_to, group));
}

Page<Total> old_totals_after(db::Pool& pool, const PeriodTable& board, Date up_to, const TotalPlace& place, int limit,
                             const std::optional<Uuid>& group) {
  const std::string first = board.period.first ? board.period.first->text() : "-infinity";
  return read(pool.run(kOldAfter, first, up_to, board.table == kAllTables ? "" : board.table, place.sum.count,
                       place.player, limit, group ? group->text() : ""));
}

}  // namespace rozbazi::boards
