#include "backend/boards/period_store.h"

#include "backend/periods/percentages_sql.h"
#include "backend/players/player.h"

namespace rozbazi::boards {
namespace {

// SQL in which $1 is the period, $2 the table and $3 the day up to which the sums go. `state` is what the names of the
// columns end in that hold the sums of that day: nothing for folded_to, `_before` for folded_before.
#define ROZBAZI_ON_PERIOD "period = $1 and table_name = $2"
#define ROZBAZI_TOTAL(state) "player, tenths" state " as tenths, plays" state " as plays"
#define ROZBAZI_ON_TOTALS(state) ROZBAZI_ON_PERIOD " and plays" state " > 0"
#define ROZBAZI_PLACE(alias, state) "(-" alias ".tenths" state ", " alias ".player)"
#define ROZBAZI_TOTAL_ORDER(state) "-tenths" state ", player"
// Follows `page (player, tenths, plays)`. Ranks: from the counts for the page's greatest sum, and from there on by
// those of the page's own sums, which lie side by side. No row at all comes where the day is not that of this state any
// more.
#define ROZBAZI_RANKED_PAGE(state, of_state)                                                                           \
  "counts as not materialized (select level, bucket, players" state                                                    \
  " as players from period_counts where " ROZBAZI_ON_PERIOD                                                            \
  "), "                                                                                                                \
  "top as (select max(tenths) as tenths, min(tenths) as least from page), "                                            \
  "above as (select coalesce(sum(players), 0) as better from ("                                                        \
  "select players from counts where level = 2 and bucket > (select tenths >> 20 from top) union all "                  \
  "select players from counts where level = 1 and bucket > (select tenths >> 10 from top) "                            \
  "and bucket < (select ((tenths >> 20) + 1) << 10 from top) union all "                                               \
  "select players from counts where level = 0 and bucket > (select tenths from top) "                                  \
  "and bucket < (select ((tenths >> 10) + 1) << 10 from top)) greater), "                                              \
  "ranks as (select bucket as tenths, better + 1 + sum(players) over (order by bucket desc) - players as rank "        \
  "from counts, above where level = 0 and bucket <= (select tenths from top) "                                         \
  "and bucket >= (select least from top)) "                                                                            \
  "select (select coalesce(sum(players), 0) from counts where level = 2)::bigint as entrants, player, tenths, plays, " \
  "rank::bigint as rank, (select name from players who where who.player = page.player) as name "                       \
  "from (select from period_state where " of_state                                                                     \
  " = $3::date) valid "                                                                                                \
  "left join (page join ranks using (tenths)) on true order by -tenths, player"

#define ROZBAZI_AFTER(state, of_state) \
  "with page as (select " ROZBAZI_TOTAL(state) " from period_sums s where " ROZBAZI_ON_TOTALS(state) " and "   \
      ROZBAZI_PLACE("s", state) " > (-($4::integer), $5::uuid) order by " ROZBAZI_TOTAL_ORDER(state)           \
      " limit $6), " ROZBAZI_RANKED_PAGE(state, of_state)
constexpr db::Statement kAfter{"boards_totals_after", ROZBAZI_AFTER("", "folded_to")};
constexpr db::Statement kAfterBefore{"boards_totals_after_before", ROZBAZI_AFTER("_before", "folded_before")};

constexpr db::Statement kAround{
    "boards_totals_around",
    "with own as (select " ROZBAZI_TOTAL("") " from period_sums where " ROZBAZI_ON_TOTALS("") " and player = $4), "
    "page as ("
    "select before.* from own cross join lateral (select " ROZBAZI_TOTAL("") " from period_sums s where "
    ROZBAZI_ON_TOTALS("") " and " ROZBAZI_PLACE("s", "") " < " ROZBAZI_PLACE("own", "")
    " order by -s.tenths desc, s.player desc limit $5) before union all select * from own union all "
    "select behind.* from own cross join lateral (select " ROZBAZI_TOTAL("") " from period_sums s where "
    ROZBAZI_ON_TOTALS("") " and " ROZBAZI_PLACE("s", "") " > " ROZBAZI_PLACE("own", "")
    " order by -s.tenths, s.player limit $5) behind), " ROZBAZI_RANKED_PAGE("", "folded_to")};

#define ROZBAZI_RANKED_ALL                                                                                             \
  "ranked as (select player, tenths, plays, rank() over (order by tenths desc) as rank, count(*) over () as entrants " \
  "from totals), board as (select max(entrants) as entrants from ranked) "
#define ROZBAZI_RANKED_COLUMNS                                                                 \
  "coalesce(board.entrants, 0) as entrants, page.player, page.tenths, page.plays, page.rank, " \
  "(select name from players who where who.player = page.player) as name "

#define ROZBAZI_GROUP(state, of_state) \
  "with totals as (select " ROZBAZI_TOTAL(state) " from group_members join period_sums using (player) "            \
  "where group_id = $4 and " ROZBAZI_ON_TOTALS(state) "), " ROZBAZI_RANKED_ALL "select " ROZBAZI_RANKED_COLUMNS    \
  "from board join period_state on " of_state " = $3::date left join ranked page on true "                         \
  "order by -page.tenths, page.player"
constexpr db::Statement kGroup{"boards_group_totals", ROZBAZI_GROUP("", "folded_to")};
constexpr db::Statement kGroupBefore{"boards_group_totals_before", ROZBAZI_GROUP("_before", "folded_before")};

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

Page<Total> read_page(const pqxx::result& rows) {
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

std::optional<Page<Total>> read(const pqxx::result& rows) {
  if (rows.empty()) return std::nullopt;
  return read_page(rows);
}

}  // namespace

periods::State folded(db::Pool& pool) {
  return pool.run([](db::Session& session) { return periods::state(session); });
}

std::optional<Page<Total>> totals_after(db::Pool& pool, const PeriodTable& board, const AsOf& as_of,
                                        const TotalPlace& place, int limit) {
  return read(pool.run(as_of.before ? kAfterBefore : kAfter, board.period.name, board.table, as_of.day, place.sum.count,
                       place.player, limit));
}

std::optional<Page<Total>> totals_around(db::Pool& pool, const PeriodTable& board, Date folded_to, const Uuid& player,
                                         int span) {
  return read(pool.run(kAround, board.period.name, board.table, folded_to, player, span));
}

std::optional<Page<Total>> group_totals(db::Pool& pool, const PeriodTable& board, const AsOf& as_of,
                                        const Uuid& group) {
  return read(pool.run(as_of.before ? kGroupBefore : kGroup, board.period.name, board.table, as_of.day, group));
}

Page<Total> old_totals_after(db::Pool& pool, const PeriodTable& board, Date up_to, const TotalPlace& place, int limit,
                             const std::optional<Uuid>& group) {
  const std::string first = board.period.first ? board.period.first->text() : "-infinity";
  return read_page(pool.run(kOldAfter, first, up_to, board.table == kAllTables ? "" : board.table, place.sum.count,
                            place.player, limit, group ? group->text() : ""));
}

}  // namespace rozbazi::boards
