#include "backend/plays/store.h"

#include "backend/boards/standing_sql.h"
#include "backend/plays/play_id.h"

namespace rozbazi::plays {
namespace {

#define ROZBAZI_SELECT_PLAYS                                                                                        \
  "select play, date, table_name, player, ranked, bots_level, bots_version, actions, score, " ROZBAZI_MICROSECONDS( \
      "started_at") " as started_at, " ROZBAZI_MICROSECONDS("finished_at") " as finished_at, " ROZBAZI_STANDING     \
                                                                           " from plays p" ROZBAZI_JOIN_STANDING

constexpr db::Statement kFind{"plays_find", ROZBAZI_SELECT_PLAYS "where p.play = $1 and p.date = $2"};
constexpr db::Statement kFindOwn{"plays_find_own",
                                 ROZBAZI_SELECT_PLAYS "where p.player = $1 and p.date = $2 and p.table_name = $3"};
constexpr db::Statement kList{
    "plays_list", ROZBAZI_SELECT_PLAYS
    "where p.player = $1 and p.date between $2 and $3 order by p.date desc, p.started_at desc, p.table_name"};

Play read(const pqxx::row& row) {
  Play play{.id = db::uuid(row["play"]),
            .date = db::date(row["date"]),
            .table = row["table_name"].as<std::string>(),
            .player = db::uuid(row["player"]),
            .ranked = row["ranked"].as<bool>(),
            .bots = {row["bots_level"].as<std::string>(), row["bots_version"].as<int>()},
            .actions = row["actions"].as<std::string>(),
            .started_at = db::instant(row["started_at"]),
            .standing = read_standing(row)};
  if (!row["finished_at"].is_null()) play.finish = Finish{db::instant(row["finished_at"]), row["score"].as<int>()};
  return play;
}

std::optional<Play> read_one(const pqxx::result& rows) {
  if (rows.empty()) return std::nullopt;
  return read(rows.front());
}

}  // namespace

std::optional<Play> find(db::Pool& pool, const Uuid& play) {
  const auto date = date_in(play);
  return date ? read_one(pool.run(kFind, play, *date)) : std::nullopt;
}

std::optional<Play> find(db::Pool& pool, const Uuid& player, Date date, std::string_view table) {
  return read_one(pool.run(kFindOwn, player, date, table));
}

std::vector<Play> list(db::Pool& pool, const Uuid& player, Date from, Date to) {
  std::vector<Play> plays;
  for (const pqxx::row& row : pool.run(kList, player, from, to)) plays.push_back(read(row));
  return plays;
}

}  // namespace rozbazi::plays
