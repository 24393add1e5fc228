#include "backend/players/store.h"

#include "backend/boards/standing_sql.h"
#include "backend/groups/store.h"
#include "backend/rooms/store.h"

namespace rozbazi::players {
namespace {

#define ROZBAZI_PLAYER "player, name, " ROZBAZI_MICROSECONDS("p.created_at") " as created_at"

constexpr db::Statement kCreate{
    "players_create",
    "with made as (insert into players (player, name, created_at) values ($1, $2, $3) on conflict do nothing) "
    "insert into tokens (sha256, player, created_at) values ($4, $1, $3) on conflict do nothing"};
constexpr db::Statement kFindByToken{
    "players_find_by_token",
    "select " ROZBAZI_PLAYER " from tokens join players p using (player) where sha256 = $1 and name is not null"};
constexpr db::Statement kFind{"players_find",
                              "select " ROZBAZI_PLAYER " from players p where player = $1 and name is not null"};
constexpr db::Statement kRename{"players_rename",
                                "update players set name = $2 where player = $1 and name is not null"};
constexpr db::Statement kForget{
    "players_forget",
    "with gone_tokens as (delete from tokens where player = $1), "
    "gone_codes as (delete from transfer_codes where player = $1) "
    "update players set name = null, forgotten_at = $2 where player = $1 and name is not null"};
constexpr db::Statement kSetTransferCode{
    "players_set_transfer_code",
    "insert into transfer_codes (player, code_sha256, expires_at) values ($1, $2, $3) "
    "on conflict (player) do update set code_sha256 = excluded.code_sha256, expires_at = excluded.expires_at"};
// The last line finds what this same call stored before its connection was lost.
constexpr db::Statement kUseTransferCode{
    "players_use_transfer_code",
    "with used as (delete from transfer_codes where code_sha256 = $1 and expires_at > $3 returning player), "
    "made as (insert into tokens (sha256, player, created_at) select $2, player, $3 from used returning player) "
    "select " ROZBAZI_PLAYER
    " from players p join "
    "(select player from made union all select player from tokens where sha256 = $2) moved using (player) "
    "where name is not null"};
constexpr db::Statement kResults{"players_results", "select p.table_name, p.date, p.play, p.score, " ROZBAZI_STANDING
                                                    " from plays p" ROZBAZI_JOIN_STANDING
                                                    "where p.player = $1 and p.ranked and p.finished_at is not null "
                                                    "order by p.date desc, p.finished_at desc"};

std::optional<Player> read(const pqxx::result& rows) {
  if (rows.empty()) return std::nullopt;
  const pqxx::row row = rows.front();
  return Player{db::uuid(row["player"]), row["name"].as<std::string>(), db::instant(row["created_at"])};
}

}  // namespace

void create(db::Pool& pool, const Player& player, const Sha256& token) {
  pool.run(kCreate, player.id, player.name, player.created_at, token);
}

std::optional<Player> find_by_token(db::Pool& pool, const Sha256& token) { return read(pool.run(kFindByToken, token)); }

std::optional<Player> find(db::Pool& pool, const Uuid& player) { return read(pool.run(kFind, player)); }

void rename(db::Pool& pool, const Uuid& player, std::string_view name) { pool.run(kRename, player, name); }

void forget(db::Pool& pool, const Uuid& player, Instant now) {
  pool.transact([&](db::Session& session) {
    session.run(kForget, player, now);
    groups::leave_all(session, player);
    rooms::leave_all(session, player);
    return true;
  });
}

void set_transfer_code(db::Pool& pool, const Uuid& player, const Sha256& code, Instant expires_at) {
  pool.run(kSetTransferCode, player, code, expires_at);
}

std::optional<Player> use_transfer_code(db::Pool& pool, const Sha256& code, const Sha256& token, Instant now) {
  return read(pool.run(kUseTransferCode, code, token, now));
}

std::vector<Result> results(db::Pool& pool, const Uuid& player) {
  std::vector<Result> results;
  for (const pqxx::row& row : pool.run(kResults, player)) {
    results.push_back({row["table_name"].as<std::string>(), db::date(row["date"]), db::uuid(row["play"]),
                       row["score"].as<int>(), read_standing(row).value()});
  }
  return results;
}

}  // namespace rozbazi::players
