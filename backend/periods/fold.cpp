#include "backend/periods/fold.h"

#include "backend/periods/percentages_sql.h"

namespace rozbazi::periods {
namespace {

constexpr db::Statement kState{"periods_state", "select folded_to, folded_before from period_state"};
constexpr db::Statement kHold{"periods_hold", "select folded_to, folded_before from period_state for update"};
constexpr db::Statement kLastClosed{"periods_last_closed",
                                    "select max(date) as date from days where closed_at is not null and date > $1"};
constexpr db::Statement kAdvance{"periods_advance",
                                 "update period_state set folded_before = folded_to, folded_to = $1"};
// A day of a million plays takes minutes, and nobody waits for it. Who has begun it may be gone: then it is given up.
constexpr db::Statement kTakeTime{
    "periods_take_time",
    "select set_config('statement_timeout', '0', true), set_config('work_mem', '64MB', true), "
    "set_config('client_connection_check_interval', '1s', true)"};

// Adds ($4 = 1) or takes away ($4 = -1) what the days from $1 to $2 are worth, at the table $3 or, where that is empty,
// at all. Days up to folded_before are in both states of the sums. `moves` is how many players come to a sum and leave
// one, in each state.
constexpr db::Statement kApply{
    "periods_apply",
    "with state as (select folded_to, folded_before, $2 <= folded_before as in_both from period_state), "
    ROZBAZI_PERCENTAGES("$1::date", "$2::date", "$3::text") ", "
    "deltas as (select period, board, player, ($4::integer * sum(tenths))::integer as tenths, "
    "($4::integer * count(*))::integer as plays "
    "from plays p join percentages using (date, table_name, score) "
    "cross join lateral (values ('all-time'), (to_char(p.date, 'YYYY-MM')), (to_char(p.date, 'IYYY-\"W\"IW'))) "
    "periods (period) cross join lateral (values (p.table_name), ('all')) boards (board) "
    "where p.date between $1::date and $2::date and p.ranked and p.finished_at is not null group by 1, 2, 3), "
    "changed as (insert into period_sums as s "
    "(period, table_name, player, tenths, plays, folded, tenths_before, plays_before) "
    "select period, board, player, tenths, plays, folded_to, case when in_both then tenths else 0 end, "
    "case when in_both then plays else 0 end from deltas, state order by 1, 2, 3 "
    "on conflict (period, table_name, player) do update set "
    "tenths = s.tenths + excluded.tenths, plays = s.plays + excluded.plays, "
    "tenths_before = excluded.tenths_before + "
    "case when s.folded > (select folded_before from state) then s.tenths_before else s.tenths end, "
    "plays_before = excluded.plays_before + "
    "case when s.folded > (select folded_before from state) then s.plays_before else s.plays end, "
    "folded = excluded.folded "
    "returning period, table_name as board, player, tenths, plays, tenths_before, plays_before), "
    "moves as (select period, board, tenths, 1 as now, 0 as before from changed where plays > 0 "
    "union all select c.period, c.board, c.tenths - d.tenths, -1, 0 "
    "from changed c join deltas d using (period, board, player) where c.plays > d.plays "
    "union all select period, board, tenths_before, 0, 1 from changed, state where in_both and plays_before > 0 "
    "union all select c.period, c.board, c.tenths_before - d.tenths, 0, -1 "
    "from state, changed c join deltas d using (period, board, player) where in_both and c.plays_before > d.plays) "
    "insert into period_counts as c (period, table_name, level, bucket, players, players_before, folded) "
    "select period, board, level, tenths >> 10 * level, sum(now), sum(before), folded_to "
    "from moves, generate_series(0, 2) level, state group by 1, 2, 3, 4, folded_to "
    "having sum(now) <> 0 or sum(before) <> 0 "
    "on conflict (period, table_name, level, bucket) do update set players = c.players + excluded.players, "
    "players_before = excluded.players_before + "
    "case when c.folded > (select folded_before from state) then c.players_before else c.players end, "
    "folded = excluded.folded"};

// Rows that the days which came in last have left alone, but those before them had changed: their states are one again.
constexpr db::Statement kSettleSums{
    "periods_settle_sums",
    "update period_sums set tenths_before = tenths, plays_before = plays "
    "where folded <= (select folded_before from period_state) and (tenths <> tenths_before or plays <> plays_before)"};
constexpr db::Statement kSettleCounts{
    "periods_settle_counts",
    "update period_counts set players_before = players "
    "where folded <= (select folded_before from period_state) and players <> players_before"};

// Rows that say nothing in either state.
constexpr db::Statement kSweepSums{"periods_sweep_sums",
                                   "delete from period_sums where plays = 0 and plays_before = 0"};
constexpr db::Statement kSweepCounts{"periods_sweep_counts",
                                     "delete from period_counts where players = 0 and players_before = 0"};

State read(const pqxx::result& rows) {
  const pqxx::row row = rows.front();
  return {db::date(row["folded_to"]), db::date(row["folded_before"])};
}

void sweep(db::Session& session) {
  session.run(kSweepSums);
  session.run(kSweepCounts);
}

}  // namespace

State state(db::Session& session) { return read(session.run(kState)); }

bool fold(db::Session& session) {
  const State now = read(session.run(kHold));
  const pqxx::row closed = session.run(kLastClosed, now.folded_to).front();
  if (closed["date"].is_null()) return false;
  const Date last = db::date(closed["date"]);
  session.take_time(kTakeTime);
  session.run(kAdvance, last);
  session.run(kApply, now.folded_to + 1, last, "", 1);
  session.run(kSettleSums);
  session.run(kSettleCounts);
  sweep(session);
  return true;
}

Reopened::Reopened(db::Session& session, Date date, std::string_view table)
    : session_(session), date_(date), table_(table), folded_(date <= read(session.run(kHold)).folded_to) {
  if (!folded_) return;
  session.take_time(kTakeTime);
  session.run(kApply, date, date, table, -1);
}

void Reopened::fold_again() {
  if (!folded_) return;
  session_.run(kApply, date_, date_, std::string_view(table_), 1);
  sweep(session_);
}

}  // namespace rozbazi::periods
