#include "backend/days/store.h"

namespace rozbazi::days {
namespace {

constexpr db::Statement kStoreLaunch{"days_store_launch",
                                     "insert into launch (date) values ($1) on conflict do nothing"};
constexpr db::Statement kLaunch{"days_launch", "select date from launch"};
constexpr db::Statement kLoad{
    "days_load", "select date, closed_at is not null as closed, table_name, commitment, " ROZBAZI_MICROSECONDS(
                     "committed_at") " as committed_at, bots_level, bots_version from days join deals using (date)"};
constexpr db::Statement kMakeRoom{
    "days_make_room",
    "select ensure_plays_partition(day::date) from generate_series($1::date, $2::date, interval '1 day') day"};
constexpr db::Statement kPublishDays{
    "days_publish_days", "insert into days (date) select distinct unnest($1::date[]) on conflict do nothing"};
constexpr db::Statement kPublishDeals{
    "days_publish_deals",
    "insert into deals (date, table_name, commitment, committed_at) "
    "select date, table_name, commitment, $4::timestamptz "
    "from unnest($1::date[], $2::text[], $3::bytea[]) new (date, table_name, commitment) on conflict do nothing"};
constexpr db::Statement kOpen{"days_open",
                              "update deals set bots_level = new.level, bots_version = new.version "
                              "from unnest($2::text[], $3::text[], $4::integer[]) new (table_name, level, version) "
                              "where date <= $1 and bots_version is null and deals.table_name = new.table_name"};
constexpr db::Statement kClose{"days_close", "update days set closed_at = $2 where date <= $1 and closed_at is null"};
constexpr db::Statement kCountPlayers{
    "days_count_players",
    "select table_name, sum(plays)::bigint as players from score_counts where date = $1 group by table_name"};
constexpr db::Statement kCorrected{
    "days_corrected",
    "select voided_at is not null as voided, coalesce(corrections, 0) as times from days where date = $1"};
constexpr db::Statement kVoided{"days_voided", "select date from days where voided_at is not null order by date"};

// Puts the deal where the order of all_tables() wants it; a deal of a table that is no more is left out.
void add(Day& day, const pqxx::row& row) {
  const Table* table = find_table(row["table_name"].c_str());
  if (table == nullptr) return;
  Deal deal{table, day.date, db::digest(row["commitment"]), db::instant(row["committed_at"]), {}};
  if (!row["bots_version"].is_null()) {
    deal.bots = Bots{row["bots_level"].as<std::string>(), row["bots_version"].as<int>()};
  }
  auto place = day.deals.begin();
  while (place != day.deals.end() && place->table < table) ++place;  // all of them stand in one list
  day.deals.insert(place, std::move(deal));
}

}  // namespace

Date launch(db::Session& session, Date today) {
  session.run(kStoreLaunch, today);
  return db::date(session.run(kLaunch).front().front());
}

std::map<Date, Day> load(db::Session& session) {
  std::map<Date, Day> days;
  for (const pqxx::row& row : session.run(kLoad)) {
    const Date date = db::date(row["date"]);
    add(days.try_emplace(date, Day{date, row["closed"].as<bool>()}).first->second, row);
  }
  return days;
}

void make_room(db::Session& session, Date first, Date last) { session.run(kMakeRoom, first, last); }

void publish(db::Session& session, std::span<const NewCommitment> commitments, Instant now) {
  std::vector<Date> dates;
  std::vector<std::string_view> tables;
  std::vector<Commitment> values;
  for (const NewCommitment& each : commitments) {
    dates.push_back(each.date);
    tables.push_back(each.table);
    values.push_back(each.commitment);
  }
  session.run(kPublishDays, dates);
  session.run(kPublishDeals, dates, tables, values, now);
}

void open(db::Session& session, Date last, std::span<const TableBots> bots) {
  std::vector<std::string_view> tables;
  std::vector<std::string> levels;
  std::vector<int> versions;
  for (const TableBots& each : bots) {
    tables.push_back(each.table);
    levels.push_back(each.bots.level);
    versions.push_back(each.bots.version);
  }
  session.run(kOpen, last, tables, levels, versions);
}

void close(db::Session& session, Date last, Instant now) { session.run(kClose, last, now); }

Players count_players(db::Pool& pool, Date date) {
  Players players;
  for (const pqxx::row& row : pool.run(kCountPlayers, date)) {
    players[row["table_name"].c_str()] = row["players"].as<std::int64_t>();
  }
  return players;
}

Corrected read_corrected(db::Pool& pool, Date date) {
  const pqxx::row row = pool.run(kCorrected, date).front();
  return {row["voided"].as<bool>(), row["times"].as<int>()};
}

std::vector<Date> voided(db::Pool& pool) {
  std::vector<Date> dates;
  for (const pqxx::row& row : pool.run(kVoided)) dates.push_back(db::date(row["date"]));
  return dates;
}

}  // namespace rozbazi::days
