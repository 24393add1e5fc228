#include "backend/plays/sql_writer.h"

namespace rozbazi::plays {
namespace {

// SQL after a statement `changed` that returns plays: counts those that came onto their board.
#define ROZBAZI_COUNT_CHANGED                                                          \
  "counted as (insert into score_counts (date, table_name, score, plays) "             \
  "select date, table_name, score, 1 from changed where ranked and score is not null " \
  "on conflict (date, table_name, score) do update set plays = score_counts.plays + 1) "
#define ROZBAZI_CHANGED "returning date, table_name, score, ranked"

// A play that is finished at once is a result at once, so that its day is locked as in kFinish; others settle that when
// they are finished. The second select finds what this same call stored before its connection was lost.
constexpr db::Statement kStart{
    "plays_start",
    "with day as (select closed_at is null and voided_at is null as counts from days where date = $2), "
    "locked_day as (select closed_at is null and voided_at is null as counts from days where date = $2 for share), "
    "changed as (insert into plays (play, date, table_name, player, seat, ranked, bots_level, bots_version, "
    "actions, "
    "started_at, finished_at, score) "
    "select $1, $2, $3, $4, $5, $6 and case when $10 = '' then (select counts from day) "
    "else (select counts from locked_day) end, $7, $8, $9, $12, nullif($10, '')::timestamptz, nullif($11, '')::integer "
    "on conflict (player, date, table_name) do nothing " ROZBAZI_CHANGED "), " ROZBAZI_COUNT_CHANGED
    "select ranked from changed union all select ranked from plays where play = $1 and date = $2"};

constexpr db::Statement kExtend{"plays_extend",
                                "update plays set actions = actions || $4 "
                                "where play = $1 and date = $2 and octet_length(actions) = $3 and finished_at is null"};

// The lock keeps a day from closing or being voided between the look at it and the commit, so that what is closed never
// changes.
constexpr db::Statement kFinish{
    "plays_finish",
    "with open_day as (select voided_at is null as counts from days where date = $2 and closed_at is null for share), "
    "changed as (update plays set actions = actions || $4, finished_at = $5, score = $6, "
    "ranked = ranked and (select counts from open_day) "
    "where play = $1 and date = $2 and octet_length(actions) = $3 and finished_at is null "
    "and (not ranked or exists (select from open_day)) " ROZBAZI_CHANGED "), " ROZBAZI_COUNT_CHANGED
    "select exists (select from changed) as stored, "
    "exists (select from plays where play = $1 and date = $2 and octet_length(actions) = $3 and ranked) "
    "and not exists (select from open_day) as too_late"};

constexpr db::Statement kUnrank{
    "plays_unrank", "update plays set ranked = false where play = $1 and date = $2 and finished_at is null"};

}  // namespace

std::optional<bool> SqlWriter::start(const Play& play) {
  const std::string finished_at = play.finish ? to_rfc3339(play.finish->at) : "";
  const std::string score = play.finish ? std::to_string(play.finish->score) : "";
  const pqxx::result stored =
      pool_.run(kStart, play.id, play.date, play.table, play.player, kOwnSeat, play.ranked, play.bots.level,
                play.bots.version, play.actions, finished_at, score, play.started_at);
  if (stored.empty()) return std::nullopt;
  return stored.front()["ranked"].as<bool>();
}

Outcome SqlWriter::extend(const Extension& extension) {
  if (!extension.finish) {
    const pqxx::result changed = pool_.run(kExtend, extension.play, extension.date, extension.recorded, extension.news);
    return changed.affected_rows() == 1 ? Outcome::stored : Outcome::overtaken;
  }
  const pqxx::row row = pool_
                            .run(kFinish, extension.play, extension.date, extension.recorded, extension.news,
                                 extension.finish->at, extension.finish->score)
                            .front();
  if (row["stored"].as<bool>()) return Outcome::stored;
  return row["too_late"].as<bool>() ? Outcome::day_closed : Outcome::overtaken;
}

void SqlWriter::unrank(const Uuid& play, Date date) { pool_.run(kUnrank, play, date); }

}  // namespace rozbazi::plays
