#include "backend/players/routes.h"

#include "backend/base/code.h"
#include "backend/days/store.h"
#include "backend/groups/store.h"
#include "backend/players/identity.h"
#include "backend/players/requested_name.h"
#include "backend/players/statistics.h"
#include "backend/players/store.h"
#include "backend/players/write_identity.h"

namespace rozbazi::players {
namespace {

constexpr int kTransferCodeLength = 8;
constexpr std::chrono::minutes kTransferCodeLife{10};

void write_since(json::Writer& out, const Player& player) {
  json::put(out, "since", date_of(player.created_at).text());
}

http::Answer answer_with_token(const Player& player, const Token& token) {
  return {.status = 201, .body = json::object([&](json::Writer& out) {
                           write_identity(out, player.id, player.name);
                           json::put(out, "token", token.text);
                         })};
}

http::Answer answer_to_self(db::Pool& pool, const Player& player, http::Cache cache) {
  const std::vector<groups::Group> own = groups::groups_of(pool, player.id);
  return {.body = json::object([&](json::Writer& out) {
            write_identity(out, player.id, player.name);
            write_since(out, player);
            json::key(out, "groups");
            out.StartArray();
            for (const groups::Group& group : own) {
              out.StartObject();
              json::put(out, "group", group.id.text());
              json::put(out, "name", group.name);
              json::put(out, "code", group.code);
              out.EndObject();
            }
            out.EndArray();
          }),
          .cache = cache};
}

void write_result(json::Writer& out, const Result& result) {
  out.StartObject();
  json::put(out, "date", result.date.text());
  json::put(out, "score", result.score);
  json::put(out, "rank", result.standing.rank());
  json::put(out, "players", result.standing.players);
  json::put(out, "percentage", result.standing.percentage());
  json::put(out, "play", result.play.text());
  out.EndObject();
}

void write_table(json::Writer& out, const TableStatistics& table, const Streaks& streaks) {
  out.StartObject();
  json::put(out, "days_played", table.days_played);
  json::put(out, "current_streak", streaks.current);
  json::put(out, "best_streak", streaks.best);
  json::put(out, "best_percentage", table.best);
  json::put(out, "mean_percentage", table.mean);
  json::key(out, "recent");
  out.StartArray();
  for (const Result& result : table.recent) write_result(out, result);
  out.EndArray();
  out.EndObject();
}

Player require_player(db::Pool& pool, const std::string& id) {
  const auto uuid = Uuid::parse(id);
  auto player = uuid ? find(pool, *uuid) : std::nullopt;
  if (!player) throw http::Problem(404, "no_such_player", "There is no such player, or the player was forgotten.");
  return *std::move(player);
}

http::Answer create_player(const http::Request& request, db::Pool& pool, Instant now) {
  const Player player{Uuid::random(), requested_name(request), now};
  const Token token = new_token();
  create(pool, player, token.digest);
  return answer_with_token(player, token);
}

http::Answer rename_self(const http::Request& request, db::Pool& pool) {
  std::string new_name = requested_name(request);
  Player player = authenticate(pool, request);
  rename(pool, player.id, new_name);
  player.name = std::move(new_name);
  return answer_to_self(pool, player, http::Cache::no_store);
}

http::Answer show_statistics(const http::Request& request, db::Pool& pool, const DaysAt& days) {
  const Player player = require_player(pool, request.params[0]);
  const Statistics all = statistics(results(pool, player.id), days.last_closed(), days::voided(pool));
  return {.body = json::object([&](json::Writer& out) {
            write_identity(out, player.id, player.name);
            write_since(out, player);
            json::key(out, "tables");
            out.StartObject();
            for (const auto& [table_name, table] : all.tables) {
              json::key(out, table_name);
              write_table(out, table, all.streaks);
            }
            out.EndObject();
          }),
          .cache = http::Cache::public_revalidate};
}

http::Answer make_transfer_code(const http::Request& request, db::Pool& pool, Instant now) {
  const Player player = authenticate(pool, request);
  const std::string code = random_code(kTransferCodeLength);
  const Instant expires_at = now + kTransferCodeLife;
  set_transfer_code(pool, player.id, sha256(code), expires_at);
  return {.status = 201, .body = json::object([&](json::Writer& out) {
                           json::put(out, "code", code);
                           json::put(out, "expires_at", to_rfc3339(expires_at));
                         })};
}

http::Answer move_to_device(const http::Request& request, db::Pool& pool, Instant now) {
  const json::Document body = http::body_object(request);
  const auto code = read_code(http::required_string(body, "code"), kTransferCodeLength);
  const Token token = new_token();
  const auto player = code ? use_transfer_code(pool, sha256(*code), token.digest, now) : std::nullopt;
  if (!player) {
    throw http::Problem(410, "code_expired",
                        "This code is wrong, used or older than ten minutes. Make a new one on the other device.");
  }
  return answer_with_token(*player, token);
}

}  // namespace

void add_routes(http::Router& router, Calendar& calendar, db::Pool& pool, const Clock& clock) {
  using http::Request;
  router.add(
      "POST", "/v1/players", [&](const Request& request) { return create_player(request, pool, clock.now()); },
      http::Budget::new_players);
  router.add("GET", "/v1/players/me", [&](const Request& request) {
    return answer_to_self(pool, authenticate(pool, request), http::Cache::private_revalidate);
  });
  router.add("PATCH", "/v1/players/me", [&](const Request& request) { return rename_self(request, pool); });
  router.add("DELETE", "/v1/players/me", [&](const Request& request) {
    forget(pool, authenticate(pool, request).id, clock.now());
    return http::Answer{.status = 204};
  });
  router.add("GET", "/v1/players/{}",
             [&](const Request& request) { return show_statistics(request, pool, calendar.at(clock.now())); });
  router.add("POST", "/v1/players/me/transfer",
             [&](const Request& request) { return make_transfer_code(request, pool, clock.now()); });
  router.add(
      "POST", "/v1/transfer", [&](const Request& request) { return move_to_device(request, pool, clock.now()); },
      http::Budget::guesses);
}

}  // namespace rozbazi::players
