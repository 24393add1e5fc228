#include "backend/boards/routes.h"

#include "backend/boards/day_board.h"
#include "backend/boards/period_board.h"
#include "backend/groups/membership.h"
#include "backend/players/identity.h"

namespace rozbazi::boards {
namespace {

constexpr int kMostEntries = 100;
constexpr int kEntries = 50;
constexpr int kMostSpan = 25;
constexpr int kSpan = 5;

// The group that the board is narrowed to, where the query names one and the asker is in it.
std::optional<Uuid> queried_group(const http::Request& request, db::Pool& pool) {
  const std::string* code = http::query_value(request, "group");
  if (code == nullptr) return std::nullopt;
  return groups::require_own_group(pool, request, *code, players::authenticate(pool, request)).group.id;
}

void write_scores(json::Writer& out, const std::vector<AtScore>& scores) {
  if (scores.empty()) return;
  json::key(out, "scores");
  out.StartArray();
  for (const AtScore& each : scores) {
    out.StartObject();
    json::put(out, "score", each.score);
    json::put(out, "players", each.players);
    out.EndObject();
  }
  out.EndArray();
}

template <typename Board>
std::string to_json(const Board& board, const Page<typename Board::Entry>& page,
                    const std::optional<std::string>& next) {
  return json::object([&](json::Writer& out) {
    json::put(out, "table", board.table());
    json::put(out, "period", board.period());
    json::put(out, "final", board.final());
    json::put(out, "players", page.players);
    write_scores(out, page.scores);
    json::key(out, "entries");
    out.StartArray();
    for (const auto& entry : page.entries) {
      out.StartObject();
      write_members(out, entry);
      out.EndObject();
    }
    out.EndArray();
    json::put(out, "next", next);
  });
}

std::string to_json(const DayBoard& board, const Distribution& spread) {
  return json::object([&](json::Writer& out) {
    json::put(out, "table", board.table());
    json::put(out, "period", board.period());
    json::put(out, "final", board.final());
    json::put(out, "players", spread.players);
    json::put(out, "width", spread.width);
    json::key(out, "bins");
    out.StartArray();
    for (const Bin& bin : spread.bins) {
      out.StartObject();
      json::put(out, "from", bin.from);
      json::put(out, "players", bin.players);
      if (bin.reach) {
        json::put(out, "lowest", bin.reach->lowest);
        json::put(out, "highest", bin.reach->highest);
      }
      out.EndObject();
    }
    out.EndArray();
    json::key(out, "quartiles");
    if (!spread.quartiles) {
      out.Null();
      return;
    }
    out.StartArray();
    for (const int score : *spread.quartiles) json::value(out, score);
    out.EndArray();
  });
}

bool names_period(const http::Request& request) { return periods::names_period(request.params[1]); }

http::Cache cache_of(bool final, bool asker_matters) {
  if (asker_matters) return http::Cache::private_revalidate;
  return final ? http::Cache::public_300 : http::Cache::public_revalidate;
}

template <typename Board>
http::Answer show_page(const http::Request& request, db::Pool& pool, const DaysAt& days) {
  const int limit = http::query_int(request, "limit", 1, kMostEntries, kEntries);
  const std::string* cursor = http::query_value(request, "cursor");
  const auto place = cursor != nullptr ? Board::read_cursor(*cursor) : std::nullopt;
  if (cursor != nullptr && !place) {
    throw http::bad_request("`cursor` is none of this board's; take `next` of the page before, or leave it out.");
  }
  const auto group = queried_group(request, pool);
  const Board board = Board::require(pool, days, request, place);
  auto page = group ? cut_after(board.of_group(*group), board.after(place), limit + 1)
                    : board.page_after(board.after(place), limit + 1);
  std::optional<std::string> next;
  if (page.entries.size() > static_cast<std::size_t>(limit)) {
    page.entries.pop_back();
    next = board.cursor_after(page.entries.back());
  }
  return {.body = to_json(board, page, next), .cache = cache_of(board.final(), group.has_value())};
}

template <typename Board>
http::Answer show_around(const http::Request& request, db::Pool& pool, const DaysAt& days) {
  const int span = http::query_int(request, "span", 1, kMostSpan, kSpan);
  const std::string& named = request.params[2];
  const bool self = named == "me";
  const auto player = self ? std::optional(players::authenticate(pool, request).id) : Uuid::parse(named);
  const auto group = queried_group(request, pool);
  const Board board = Board::require(pool, days, request, std::nullopt);
  Page<typename Board::Entry> page;
  if (player) page = group ? cut_around(board.of_group(*group), *player, span) : board.page_around(*player, span);
  if (page.entries.empty()) {
    throw http::Problem(404, "no_such_player", "This player is not on this board: no ranked play was finished.");
  }
  return {.body = to_json(board, page, std::nullopt), .cache = cache_of(board.final(), self || group)};
}

http::Answer show_distribution(const http::Request& request, db::Pool& pool, const DaysAt& days) {
  const DayBoard board = DayBoard::require(pool, days, request, std::nullopt);
  return {.body = to_json(board, board.distribution()), .cache = cache_of(board.final(), false)};
}

}  // namespace

void add_routes(http::Router& router, Calendar& calendar, db::Pool& pool, const Clock& clock) {
  router.add("GET", "/v1/boards/{}/{}", [&](const http::Request& request) {
    const DaysAt days = calendar.at(clock.now());
    return names_period(request) ? show_page<PeriodBoard>(request, pool, days)
                                 : show_page<DayBoard>(request, pool, days);
  });
  router.add("GET", "/v1/boards/{}/{}/around/{}", [&](const http::Request& request) {
    const DaysAt days = calendar.at(clock.now());
    return names_period(request) ? show_around<PeriodBoard>(request, pool, days)
                                 : show_around<DayBoard>(request, pool, days);
  });
  router.add("GET", "/v1/boards/{}/{}/distribution",
             [&](const http::Request& request) { return show_distribution(request, pool, calendar.at(clock.now())); });
}

}  // namespace rozbazi::boards
