#include "backend/days/routes.h"

#include <algorithm>

#include "backend/base/write_json.h"
#include "backend/days/store.h"

namespace rozbazi::days {
namespace {

void write_bots(json::Writer& out, const Deal& deal) {
  out.StartObject();
  json::key(out, "seats");
  out.StartArray();
  for (int seat = 1; seat < deal.table->seats; ++seat) out.Int(seat);
  out.EndArray();
  json::put(out, "level", deal.bots->level);
  json::put(out, "version", deal.bots->version);
  out.EndObject();
}

void write_deal(json::Writer& out, const Deal& deal, DayState state, std::int64_t players, const Calendar& calendar) {
  out.StartObject();
  json::put(out, "table", deal.table->name);
  if (state != DayState::upcoming) {
    json::put(out, "game", deal.table->game);
    json::key(out, "options");
    out.RawValue(deal.table->options.data(), deal.table->options.size(), rapidjson::kObjectType);
    json::put(out, "dealer", dealer(*deal.table, deal.date));
    json::key(out, "bots");
    write_bots(out, deal);
  }
  json::put(out, "commitment", to_hex(deal.commitment));
  if (state != DayState::upcoming) json::put(out, "players", players);
  if (state == DayState::closed) json::put(out, "seed", to_hex(calendar.seed(deal)));
  out.EndObject();
}

}  // namespace

void add_routes(http::Router& router, Calendar& calendar, db::Pool& pool, const Clock& clock) {
  router.add("GET", "/v1/days/{}", [&](const http::Request& request) {
    const DaysAt days = calendar.at(clock.now());
    const Day& day = days.require(request.params[0]);
    const DayState state = days.state(day);
    const auto players = count_players(pool, day.date);
    const bool is_voided = std::ranges::binary_search(voided(pool), day.date);

    std::string body = json::object([&](json::Writer& out) {
      json::put(out, "date", day.date.text());
      json::put(out, "state", name(state));
      json::put(out, "opens_at", to_rfc3339(opens_at(day.date)));
      json::put(out, "closes_at", to_rfc3339(closes_at(day.date)));
      if (std::ranges::any_of(day.deals, &Deal::committed_late)) json::put(out, "committed_late", true);
      if (is_voided) json::put(out, "voided", true);
      json::key(out, "tables");
      out.StartArray();
      for (const Deal& deal : day.deals) {
        const auto count = players.find(deal.table->name);
        write_deal(out, deal, state, count == players.end() ? 0 : count->second, calendar);
      }
      out.EndArray();
    });
    return http::Answer{.body = std::move(body), .cache = http::Cache::public_revalidate};
  });
}

}  // namespace rozbazi::days
