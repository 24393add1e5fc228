#include "backend/admin/removal.h"

#include "backend/periods/fold.h"
#include "backend/plays/play_id.h"

namespace rozbazi::admin {
namespace {

// A day of a million plays takes minutes; who holds a row longer than half a minute hangs.
constexpr db::Statement kTakeTime{
    "admin_take_time", "select set_config('statement_timeout', '0', true), set_config('lock_timeout', '30s', true)"};
constexpr db::Statement kRename{"admin_rename", "update players set name = $2 where player = $1 and name is not null"};

// Whoever holds a day keeps it from closing, and its plays from being finished.
constexpr db::Statement kHoldDay{"admin_hold_day",
                                 "select voided_at is not null as voided from days where date = $1 for update"};
// Records that were made before are made anew.
constexpr db::Statement kCorrect{"admin_correct",
                                 "update days set corrections = coalesce(corrections, 0) + 1 where date = $1"};
constexpr db::Statement kHoldPlay{
    "admin_hold_play",
    "select table_name, score, ranked, finished_at is not null as finished, removed_at is not null as removed "
    "from plays where play = $1 and date = $2 for update"};
constexpr db::Statement kRemove{"admin_remove",
                                "update plays set ranked = false, removed_at = $3 where play = $1 and date = $2"};
constexpr db::Statement kRestore{"admin_restore",
                                 "update plays set ranked = true, removed_at = null where play = $1 and date = $2"};
constexpr db::Statement kUncountLast{
    "admin_uncount_last", "delete from score_counts where date = $1 and table_name = $2 and score = $3 and plays = 1"};
constexpr db::Statement kUncount{
    "admin_uncount",
    "update score_counts set plays = plays - 1 where date = $1 and table_name = $2 and score = $3 and plays > 1"};
constexpr db::Statement kCount{"admin_count",
                               "insert into score_counts (date, table_name, score, plays) values ($1, $2, $3, 1) "
                               "on conflict (date, table_name, score) do update set plays = score_counts.plays + 1"};

constexpr db::Statement kVoid{"admin_void", "update days set voided_at = $2 where date = $1"};
constexpr db::Statement kRemoveAll{
    "admin_remove_all",
    "update plays set ranked = false, removed_at = case when finished_at is not null then $2::timestamptz end "
    "where date = $1 and play between $3 and $4 and ranked"};
constexpr db::Statement kUncountAll{"admin_uncount_all", "delete from score_counts where date = $1"};

struct Result {
  Date date;
  std::string table;
  int score;
  bool ranked;
  bool finished;
  bool removed;
  bool voided;  // its day

  std::string text() const { return table + " of " + date.text() + ", score " + std::to_string(score); }
};

// The play with its day held.
Result hold(db::Session& session, const Uuid& play) {
  const auto date = plays::date_in(play);
  if (date) {
    session.take_time(kTakeTime);
    const pqxx::result day = session.run(kHoldDay, *date);
    const pqxx::result rows = session.run(kHoldPlay, play, *date);
    if (!day.empty() && !rows.empty()) {
      const pqxx::row row = rows.front();
      return {*date,
              row["table_name"].as<std::string>(),
              row["score"].as<int>(0),
              row["ranked"].as<bool>(),
              row["finished"].as<bool>(),
              row["removed"].as<bool>(),
              day.front()["voided"].as<bool>()};
    }
  }
  throw Refused("there is no play " + play.text());
}

}  // namespace

std::string rename_player(db::Pool& pool, const Uuid& player, const std::string& name) {
  if (pool.run(kRename, player, name).affected_rows() == 0) {
    throw Refused("there is no player " + player.text() + ", or the player was forgotten");
  }
  return "The player " + player.text() + " is called " + name + ".";
}

std::string remove_result(db::Pool& pool, const Uuid& play, Instant now) {
  return pool.transact([&](db::Session& session) {
    const Result result = hold(session, play);
    if (result.removed) return "The result was removed before: " + result.text() + ".";
    if (!result.finished) throw Refused("this play is not finished, so that there is no result to remove");
    if (!result.ranked) throw Refused("this play is unranked: it is on no board");
    periods::Reopened reopened(session, result.date, result.table);
    session.run(kCorrect, result.date);
    session.run(kRemove, play, result.date, now);
    if (session.run(kUncountLast, result.date, result.table, result.score).affected_rows() == 0) {
      session.run(kUncount, result.date, result.table, result.score);
    }
    reopened.fold_again();
    return "The result is removed: " + result.text() + ".";
  });
}

std::string restore_result(db::Pool& pool, const Uuid& play) {
  return pool.transact([&](db::Session& session) {
    const Result result = hold(session, play);
    if (result.ranked && result.finished) return "The result is on its board: " + result.text() + ".";
    if (!result.removed) throw Refused("this play is no removed result");
    if (result.voided) throw Refused(result.date.text() + " is voided; no result of it counts");
    periods::Reopened reopened(session, result.date, result.table);
    session.run(kCorrect, result.date);
    session.run(kRestore, play, result.date);
    session.run(kCount, result.date, result.table, result.score);
    reopened.fold_again();
    return "The result is on its board again: " + result.text() + ".";
  });
}

std::string void_day(db::Pool& pool, Date date, Instant now) {
  return pool.transact([&](db::Session& session) {
    session.take_time(kTakeTime);
    const pqxx::result day = session.run(kHoldDay, date);
    if (day.empty()) throw Refused("there is no day " + date.text());
    if (day.front()["voided"].as<bool>()) return date.text() + " was voided before.";
    periods::Reopened reopened(session, date, "");
    session.run(kCorrect, date);
    session.run(kVoid, date, now);
    const auto [first, last] = plays::play_ids_of(date);
    const auto unranked = session.run(kRemoveAll, date, now, first, last).affected_rows();
    session.run(kUncountAll, date);
    reopened.fold_again();
    return date.text() + " is voided; plays that were ranked: " + std::to_string(unranked) + ".";
  });
}

}  // namespace rozbazi::admin
