#include "backend/plays/batching_writer.h"

namespace rozbazi::plays {
namespace {

// The second select finds what this same call stored before its connection was lost.
#define ROZBAZI_START(locking, counting)                                                                             \
  "with day as (select closed_at is null and voided_at is null as counts from days where date = $2 " locking         \
  "), "                                                                                                              \
  "changed as (insert into plays (play, date, table_name, player, seat, ranked, bots_level, bots_version, actions, " \
  "started_at, finished_at, score) "                                                                                 \
  "select $1, $2, $3, $4, $5, $6 and (select counts from day), $7, $8, $9, $10, nullif($11, '')::timestamptz, "      \
  "nullif($12, '')::integer "                                                                                        \
  "on conflict (player, date, table_name) do nothing returning date, table_name, score, ranked) " counting           \
  "select ranked from changed union all select ranked from plays where play = $1 and date = $2"
constexpr db::Statement kStart{"plays_start", ROZBAZI_START("", "")};
// A play that is finished at once is a result at once, so that its day is locked as in every finish; others settle that
// then.
constexpr db::Statement kStartFinished{
    "plays_start_finished",
    ROZBAZI_START("for share",
                  ", counted as (insert into score_counts (date, table_name, score, plays) "
                  "select date, table_name, score, 1 from changed where ranked "
                  "on conflict (date, table_name, score) do update set plays = score_counts.plays + 1) ")};

constexpr db::Statement kUnrank{
    "plays_unrank", "update plays set ranked = false where play = $1 and date = $2 and finished_at is null"};

}  // namespace

std::optional<bool> BatchingWriter::start(const Play& play) {
  const std::string finished_at = play.finish ? to_rfc3339(play.finish->at) : "";
  const std::string score = play.finish ? std::to_string(play.finish->score) : "";
  const pqxx::result stored =
      pool_.run(play.finish ? kStartFinished : kStart, play.id, play.date, play.table, play.player, kOwnSeat,
                play.ranked, play.bots.level, play.bots.version, play.actions, play.started_at, finished_at, score);
  if (stored.empty()) return std::nullopt;
  return stored.front()["ranked"].as<bool>();
}

// All changes of a play go the same way, so that they meet in one queue and never in the database.
Outcome BatchingWriter::extend(const Extension& extension) {
  return lanes_[extension.play.bytes().back() % lanes_.size()].extend(extension);
}

void BatchingWriter::unrank(const Uuid& play, Date date) { pool_.run(kUnrank, play, date); }

}  // namespace rozbazi::plays
