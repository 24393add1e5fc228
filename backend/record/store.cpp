#include "backend/record/store.h"

#include <stdexcept>

#include "backend/plays/play_id.h"

namespace rozbazi::record {
namespace {

#define ROZBAZI_IN_RECORD "((ranked and finished_at is not null) or removed_at is not null)"

// All ids in one value of 16 bytes each: as rows they would take ten times as much. That ids begin with their date is
// what finds a day's plays by an index.
constexpr db::Statement kList{
    "record_list",
    "select encode(string_agg(uuid_send(play), ''::bytea order by finished_at, play), 'hex') as plays "
    "from plays where date = $1 and play between $2 and $3 and " ROZBAZI_IN_RECORD};
constexpr db::Statement kRead{
    "record_read",
    "select play, player, table_name, actions, score, " ROZBAZI_MICROSECONDS("finished_at") " as finished_at, "
    "removed_at is not null as removed from unnest($2::uuid[]) with ordinality wanted (play, place) "
    "join plays using (play) where date = $1 and " ROZBAZI_IN_RECORD " order by place"};

constexpr std::size_t kIdDigits = 32;

Uuid read_id(std::string_view hex) {
  std::string text(hex);
  for (const std::size_t dash : {8U, 13U, 18U, 23U}) text.insert(dash, 1, '-');
  return Uuid::parse(text).value();
}

}  // namespace

std::vector<Uuid> list_plays(db::Pool& pool, Date date) {
  const auto [first, last] = plays::play_ids_of(date);
  const pqxx::result rows = pool.run(kList, date, first, last);
  std::string_view digits = rows.front()["plays"].is_null() ? "" : rows.front()["plays"].c_str();
  std::vector<Uuid> plays;
  plays.reserve(digits.size() / kIdDigits);
  for (; !digits.empty(); digits.remove_prefix(kIdDigits)) plays.push_back(read_id(digits.substr(0, kIdDigits)));
  return plays;
}

std::vector<RecordedPlay> read_plays(db::Pool& pool, Date date, std::span<const Uuid> plays) {
  std::vector<RecordedPlay> read;
  for (const pqxx::row& row : pool.run(kRead, date, std::vector<Uuid>(plays.begin(), plays.end()))) {
    read.push_back({db::uuid(row["play"]),
                    db::uuid(row["player"]),
                    row["table_name"].as<std::string>(),
                    row["actions"].as<std::string>(),
                    {db::instant(row["finished_at"]), row["score"].as<int>()},
                    row["removed"].as<bool>()});
  }
  if (read.size() != plays.size()) throw std::logic_error("a play has left a closed day's record");
  return read;
}

}  // namespace rozbazi::record
