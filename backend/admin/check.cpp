#include "backend/admin/check.h"

#include <array>

namespace rozbazi::admin {
namespace {

// For every transaction that follows on this connection.
constexpr db::Statement kOneMoment{
    "admin_one_moment",
    "select set_config('default_transaction_isolation', 'repeatable read', false), "
    "set_config('default_transaction_read_only', 'on', false), set_config('statement_timeout', '0', false), "
    "set_config('work_mem', '256MB', false)"};

constexpr db::Statement kScoreCounts{
    "admin_check_score_counts",
    "with counted as (select date, table_name, score, count(*) as plays from plays "
    "where ranked and finished_at is not null group by 1, 2, 3) "
    "select format('score_counts: %s, %s, score %s: %s stored, %s plays', date, table_name, score, "
    "coalesce(stored.plays, 0), coalesce(counted.plays, 0)) "
    "from score_counts stored full join counted using (date, table_name, score) "
    "where stored.plays is distinct from counted.plays order by date, table_name, score"};

// Percentages from each play's place among the others, not from the counts.
constexpr db::Statement kPeriodSums{
    "admin_check_period_sums",
    "with results as (select date, table_name, player, count(*) over board - 1 as others, "
    "rank() over (board order by score desc) - 1 as better, count(*) over same - 1 as ties "
    "from plays where ranked and finished_at is not null and date <= (select folded_to from period_state) "
    "window board as (partition by date, table_name), same as (partition by date, table_name, score)), "
    "shares as (select date, table_name, player, case when others = 0 then 500 "
    "else (1000 * (2 * (others - better - ties) + ties) + others) / (2 * others) end as share from results), "
    "summed as (select period, board as table_name, player, sum(share) as tenths, count(*) as plays, "
    "coalesce(sum(share) filter (where date <= folded_before), 0) as tenths_before, "
    "count(*) filter (where date <= folded_before) as plays_before from shares cross join period_state "
    "cross join lateral (values ('all-time'), (to_char(date, 'YYYY-MM')), (to_char(date, 'IYYY-\"W\"IW'))) "
    "periods (period) cross join lateral (values (table_name), ('all')) boards (board) group by 1, 2, 3) "
    "select format('period_sums: %s, %s, player %s: stored %s tenths of %s plays, before %s of %s; by the plays %s of "
    "%s, "
    "before %s of %s', period, table_name, player, coalesce(stored.tenths, 0), coalesce(stored.plays, 0), "
    "coalesce(stored.tenths_before, 0), coalesce(stored.plays_before, 0), coalesce(summed.tenths, 0), "
    "coalesce(summed.plays, 0), coalesce(summed.tenths_before, 0), coalesce(summed.plays_before, 0)) "
    "from period_sums stored full join summed using (period, table_name, player) "
    "where (stored.tenths, stored.plays, stored.tenths_before, stored.plays_before) is distinct from "
    "(summed.tenths, summed.plays, summed.tenths_before, summed.plays_before) order by period, table_name, player"};

constexpr db::Statement kPeriodCounts{
    "admin_check_period_counts",
    "with sums as (select period, table_name, tenths, 1 as now, 0 as before from period_sums where plays > 0 union all "
    "select period, table_name, tenths_before, 0, 1 from period_sums where plays_before > 0), "
    "counted as (select period, table_name, level, tenths >> 10 * level as bucket, sum(now) as players, "
    "sum(before) as players_before from sums, generate_series(0, 2) level group by 1, 2, 3, 4) "
    "select format('period_counts: %s, %s, level %s, bucket %s: %s stored, before %s; by the sums %s, before %s', "
    "period, "
    "table_name, level, bucket, coalesce(stored.players, 0), coalesce(stored.players_before, 0), "
    "coalesce(counted.players, 0), coalesce(counted.players_before, 0)) "
    "from period_counts stored full join counted using (period, table_name, level, bucket) "
    "where (stored.players, stored.players_before) is distinct from (counted.players, counted.players_before) "
    "order by period, table_name, level, bucket"};

constexpr db::Statement kDays{
    "admin_check_days",
    "select format('days: %s is %s, and the sums of periods go to %s', date, "
    "case when closed_at is null then 'not closed' else 'closed' end, folded_to) from days, period_state "
    "where (closed_at is not null) <> (date <= folded_to) order by date"};
constexpr db::Statement kVoided{
    "admin_check_voided",
    "select format('plays: %s is ranked and finished on the voided day %s', play, date) "
    "from plays join days using (date) where voided_at is not null and ranked and finished_at is not null "
    "order by date, play"};

constexpr db::Statement kGroups{
    "admin_check_groups",
    "select format('groups: %s has %s members', group_id, count(player)) from groups left join group_members "
    "using (group_id) group by group_id having count(player) not between 1 and 100 order by group_id"};
constexpr db::Statement kForgotten{
    "admin_check_forgotten",
    "select format('group_members: the forgotten player %s is in the group %s', player, group_id) "
    "from group_members join players using (player) where name is null order by group_id, player"};

constexpr std::array kAll = {kScoreCounts, kPeriodSums, kPeriodCounts, kDays, kVoided, kGroups, kForgotten};

}  // namespace

std::int64_t check(db::Pool& pool, const std::function<void(const std::string&)>& tell) {
  pool.run(kOneMoment);
  const auto found = pool.transact([](db::Session& session) {
    std::vector<pqxx::result> results;
    for (const db::Statement& statement : kAll) results.push_back(session.run(statement));
    return results;
  });
  std::int64_t differences = 0;
  for (const pqxx::result& rows : found) {
    for (const pqxx::row& row : rows) {
      tell(row.front().as<std::string>());
      ++differences;
    }
  }
  return differences;
}

}  // namespace rozbazi::admin
