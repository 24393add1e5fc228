#include "backend/boards/store.h"

#include <sstream>

#include "backend/players/player.h"

namespace rozbazi::boards {
namespace {

// SQL in which $1 is the date and $2 the table. Ranks come from the counts of scores, so that they cost the same
// however many players there are; entries come from the index that has the board's order.
#define ROZBAZI_ON_BOARD "p.date = $1 and p.table_name = $2 and p.ranked and p.finished_at is not null"
#define ROZBAZI_ENTRY "p.score, p.finished_at, p.player, p.play"
#define ROZBAZI_PLACE(alias) "(-" alias ".score, " alias ".finished_at, " alias ".player)"
#define ROZBAZI_BOARD_ORDER "-p.score, p.finished_at, p.player"
// A score has one row, and no board so many plays that an integer would not hold them: sums of integers cost a
// fraction.
#define ROZBAZI_COUNTS                                                                         \
  "with counts as (select score, plays - 1 as ties, "                                          \
  "sum(plays::integer) over (order by score desc rows unbounded preceding) - plays as better " \
  "from score_counts where date = $1 and table_name = $2), "                                   \
  "total as (select coalesce(max(better + ties + 1), 0) as players, count(*) as scores from counts), "
// Each name is looked up by itself: in a join the planner, who does not know how short a page is, would read all
// players.
#define ROZBAZI_COLUMNS \
  "p.score, " ROZBAZI_MICROSECONDS("p.finished_at") " as finished_at, p.player, p.play, " \
  "(select name from players who where who.player = p.player) as name, counts.better, counts.ties "
// Of rows of a score and a number of players: `38 12 -4 3`, the best score first, and null where they are not few.
#define ROZBAZI_SCORES(few, rows)                                                                               \
  "case when " few " <= 12 then (select string_agg(score || ' ' || stand, ' ' order by score desc) from (" rows \
  ") each_score) end as scores"
#define ROZBAZI_PAGE \
  "select " ROZBAZI_SCORES("total.scores", "select score, ties + 1 as stand from counts") ", total.players, " \
  "total.players as entrants, counts.better + 1 as rank, " ROZBAZI_COLUMNS                                    \
  "from total left join (page p join counts using (score)) on true order by " ROZBAZI_BOARD_ORDER

constexpr db::Statement kPageAfter{
    "boards_page_after", ROZBAZI_COUNTS
    "page as (select " ROZBAZI_ENTRY " from plays p where " ROZBAZI_ON_BOARD
    " and " ROZBAZI_PLACE("p") " > ($3::integer, $4::timestamptz, $5::uuid) order by " ROZBAZI_BOARD_ORDER
                               " limit $6) " ROZBAZI_PAGE};

constexpr db::Statement kPageAround{
    "boards_page_around",
    ROZBAZI_COUNTS
    "own as (select " ROZBAZI_ENTRY " from plays p where " ROZBAZI_ON_BOARD " and p.player = $3), "
    "page as ("
    "select before.* from own cross join lateral (select " ROZBAZI_ENTRY " from plays p where " ROZBAZI_ON_BOARD
    " and " ROZBAZI_PLACE("p") " < " ROZBAZI_PLACE("own")
    " order by -p.score desc, p.finished_at desc, p.player desc limit $4) before "
    "union all select * from own union all "
    "select behind.* from own cross join lateral (select " ROZBAZI_ENTRY " from plays p where " ROZBAZI_ON_BOARD
    " and " ROZBAZI_PLACE("p") " > " ROZBAZI_PLACE("own") " order by " ROZBAZI_BOARD_ORDER " limit $4) behind) "
    ROZBAZI_PAGE};
// $3 is the group. Every member's play is looked up by itself, so that a group costs the same on any board.
constexpr db::Statement kGroupBoard{
    "boards_group_board",
    ROZBAZI_COUNTS "page as (select " ROZBAZI_ENTRY
                   ", rank() over (order by p.score desc) as rank, count(*) over () as entrants "
                   "from group_members join plays p using (player) where group_id = $3 and " ROZBAZI_ON_BOARD
                   ") "
                   "select " ROZBAZI_SCORES("(select count(distinct score) from page)",
                                            "select score, count(*) as stand from page group by score")
                   ", total.players, p.entrants, p.rank, " ROZBAZI_COLUMNS
                   "from page p join counts using (score) cross join total order by " ROZBAZI_BOARD_ORDER};

constexpr db::Statement kScores{
    "boards_scores", "select score, plays from score_counts where date = $1 and table_name = $2 order by score desc"};

std::vector<AtScore> read_scores(const pqxx::field& field) {
  std::vector<AtScore> scores;
  std::istringstream words(field.as<std::string>(""));
  for (AtScore each; words >> each.score >> each.players;) scores.push_back(each);
  return scores;
}

Page<Entry> read(const pqxx::result& rows) {
  Page<Entry> page;
  if (!rows.empty()) page.scores = read_scores(rows.front()["scores"]);
  for (const pqxx::row& row : rows) {
    page.players = row["entrants"].as<std::int64_t>();
    if (row["player"].is_null()) break;  // the board's total stands alone where no entry is on the page
    const Standing in_field{row["players"].as<std::int64_t>(), row["better"].as<std::int64_t>(),
                            row["ties"].as<std::int64_t>()};
    page.entries.push_back({Place{row["score"].as<int>(), db::instant(row["finished_at"]), db::uuid(row["player"])},
                            row["name"].as<std::string>(std::string(players::kForgottenName)), db::uuid(row["play"]),
                            row["rank"].as<std::int64_t>(), in_field.percentage()});
  }
  return page;
}

}  // namespace

Page<Entry> page_after(db::Pool& pool, const Deal& deal, const Place& place, int limit) {
  return read(pool.run(kPageAfter, deal.date, deal.table->name, -place.score, place.finished_at, place.player, limit));
}

Page<Entry> page_around(db::Pool& pool, const Deal& deal, const Uuid& player, int span) {
  return read(pool.run(kPageAround, deal.date, deal.table->name, player, span));
}

std::vector<AtScore> scores_of(db::Pool& pool, const Deal& deal) {
  std::vector<AtScore> scores;
  for (const pqxx::row& row : pool.run(kScores, deal.date, deal.table->name)) {
    scores.push_back({row["score"].as<int>(), row["plays"].as<std::int64_t>()});
  }
  return scores;
}

Page<Entry> group_board(db::Pool& pool, const Deal& deal, const Uuid& group) {
  return read(pool.run(kGroupBoard, deal.date, deal.table->name, group));
}

}  // namespace rozbazi::boards
