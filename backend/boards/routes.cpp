#include "backend/boards/routes.h"

#include "backend/boards/period.h"
#include "backend/boards/store.h"
#include "backend/names/tag.h"
#include "backend/players/identity.h"

namespace rozbazi::boards {
namespace {

constexpr int kMostEntries = 100;
constexpr int kEntries = 50;
constexpr int kMostSpan = 25;
constexpr int kSpan = 5;

struct Board {
  const Deal& deal;
  bool final;
};

Board require_board(const DaysAt& days, const http::Request& request) {
  const std::string& period = request.params[1];
  if (names_period(period)) throw http::Problem(404, "no_such_period", "There is no board of that period.");
  const Day& day = days.require(period);
  const Deal& deal = DaysAt::require_deal(day, request.params[0]);
  const DayState state = days.state(day);
  if (state == DayState::upcoming) {
    throw http::Problem(403, "still_sealed", "This day has not opened yet; its board begins at 00:00 UTC.");
  }
  return {deal, state == DayState::closed};
}

void write_entry(json::Writer& out, const Entry& entry) {
  out.StartObject();
  json::put(out, "rank", entry.standing.rank());
  json::put(out, "player", entry.place.player.text());
  json::put(out, "name", entry.name);
  json::put(out, "tag", player_tag(entry.place.player.text()));
  json::put(out, "score", entry.place.score);
  json::put(out, "percentage", entry.standing.percentage());
  json::put(out, "finished_at", to_rfc3339(entry.place.finished_at));
  json::put(out, "play", entry.play.text());
  out.EndObject();
}

std::string to_json(const Board& board, const Page& page, const std::optional<std::string>& next) {
  return json::object([&](json::Writer& out) {
    json::put(out, "table", board.deal.table->name);
    json::put(out, "period", board.deal.date.text());
    json::put(out, "final", board.final);
    json::put(out, "players", page.players);
    json::key(out, "entries");
    out.StartArray();
    for (const Entry& entry : page.entries) write_entry(out, entry);
    out.EndArray();
    json::put(out, "next", next);
  });
}

Place queried_place(const http::Request& request) {
  const std::string* cursor = http::query_value(request, "cursor");
  if (cursor == nullptr) return before_all();
  if (const auto place = read_cursor(*cursor)) return *place;
  throw http::bad_request("`cursor` is none of this service's; take `next` of the page before, or leave it out.");
}

http::Answer show_page(const http::Request& request, db::Pool& pool, const DaysAt& days) {
  const int limit = http::query_int(request, "limit", 1, kMostEntries, kEntries);
  const Place place = queried_place(request);
  if (http::query_value(request, "group") != nullptr) {
    players::authenticate(pool, request);
    throw http::Problem(404, "no_such_group", "There is no such group.");
  }
  const Board board = require_board(days, request);
  Page page = page_after(pool, board.deal, place, limit + 1);
  std::optional<std::string> next;
  if (page.entries.size() > static_cast<std::size_t>(limit)) {
    page.entries.pop_back();
    next = to_cursor(page.entries.back().place);
  }
  return {.body = to_json(board, page, next),
          .cache = board.final ? http::Cache::public_300 : http::Cache::public_revalidate};
}

http::Answer show_around(const http::Request& request, db::Pool& pool, const DaysAt& days) {
  const int span = http::query_int(request, "span", 1, kMostSpan, kSpan);
  const std::string& named = request.params[2];
  const bool self = named == "me";
  const std::optional<Uuid> player = self ? std::optional(players::authenticate(pool, request).id) : Uuid::parse(named);
  const Board board = require_board(days, request);
  const Page page = player ? page_around(pool, board.deal, *player, span) : Page{};
  if (page.entries.empty()) {
    throw http::Problem(404, "no_such_player", "This player is not on this board: no ranked play was finished.");
  }
  return {.body = to_json(board, page, std::nullopt),
          .cache = self ? http::Cache::private_revalidate
                        : (board.final ? http::Cache::public_300 : http::Cache::public_revalidate)};
}

}  // namespace

void add_routes(http::Router& router, Calendar& calendar, db::Pool& pool, const Clock& clock) {
  router.add("GET", "/v1/boards/{}/{}",
             [&](const http::Request& request) { return show_page(request, pool, calendar.at(clock.now())); });
  router.add("GET", "/v1/boards/{}/{}/around/{}",
             [&](const http::Request& request) { return show_around(request, pool, calendar.at(clock.now())); });
}

}  // namespace rozbazi::boards
