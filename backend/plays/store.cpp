#include "backend/plays/store.h"

#include "backend/boards/standing_sql.h"
#include "backend/plays/play_id.h"

namespace rozbazi::plays {
namespace {

#define ROZBAZI_PLAY                                                                                         \
  "play, date, table_name, player, ranked, bots_level, bots_version, actions, score, " ROZBAZI_MICROSECONDS( \
      "started_at") " as started_at, " ROZBAZI_MICROSECONDS("finished_at") " as finished_at, "
// With the version of its board, where it is on it.
#define ROZBAZI_SELECT_PLAY                                                         \
  "select " ROZBAZI_PLAY                                                            \
  "case when ranked and finished_at is not null then (select version from deals d " \
  "where d.date = p.date and d.table_name = p.table_name) end as version from plays p "

constexpr db::Statement kFind{"plays_find", ROZBAZI_SELECT_PLAY "where p.play = $1 and p.date = $2"};
constexpr db::Statement kFindOwn{"plays_find_own",
                                 ROZBAZI_SELECT_PLAY "where p.player = $1 and p.date = $2 and p.table_name = $3"};
// Of many boards, which it would take long to remember.
constexpr db::Statement kList{
    "plays_list",
    "select " ROZBAZI_PLAY ROZBAZI_STANDING " from plays p" ROZBAZI_JOIN_STANDING
    "where p.player = $1 and p.date between $2 and $3 order by p.date desc, p.started_at desc, p.table_name"};

// How often a result may be taken off a board while one of its plays is read.
constexpr int kAttempts = 10;

Play read(const pqxx::row& row) {
  Play play{.id = db::uuid(row["play"]),
            .date = db::date(row["date"]),
            .table = row["table_name"].as<std::string>(),
            .player = db::uuid(row["player"]),
            .ranked = row["ranked"].as<bool>(),
            .bots = {row["bots_level"].as<std::string>(), row["bots_version"].as<int>()},
            .actions = row["actions"].as<std::string>(),
            .started_at = db::instant(row["started_at"])};
  if (!row["finished_at"].is_null()) play.finish = Finish{db::instant(row["finished_at"]), row["score"].as<int>()};
  return play;
}

// The one play that `rows` gives each time that it is asked, with its standing.
template <typename Rows>
std::optional<Play> read_one(boards::Ranks& ranks, const Rows& rows) {
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const db::Timeline::Number timeline = ranks.timeline();
    const pqxx::result result = rows();
    if (result.empty()) return std::nullopt;
    const pqxx::row row = result.front();
    Play play = read(row);
    if (row["version"].is_null()) return play;
    play.standing =
        ranks.standing({play.date, play.table}, play.finish->score, {row["version"].as<std::int64_t>(), timeline});
    if (play.standing) return play;
  }
  throw db::Unavailable("results are taken off a board all the time");
}

}  // namespace

std::optional<Play> find(db::Pool& pool, boards::Ranks& ranks, const Uuid& play) {
  const auto date = date_in(play);
  if (!date) return std::nullopt;
  return read_one(ranks, [&] { return pool.run(kFind, play, *date); });
}

std::optional<Play> find(db::Pool& pool, boards::Ranks& ranks, const Uuid& player, Date date, std::string_view table) {
  return read_one(ranks, [&] { return pool.run(kFindOwn, player, date, table); });
}

std::vector<Play> list(db::Pool& pool, const Uuid& player, Date from, Date to) {
  std::vector<Play> plays;
  for (const pqxx::row& row : pool.run(kList, player, from, to)) {
    plays.push_back(read(row));
    plays.back().standing = read_standing(row);
  }
  return plays;
}

}  // namespace rozbazi::plays
