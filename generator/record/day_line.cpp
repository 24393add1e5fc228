#include "generator/record/day_line.h"

#include "engine/json/put.h"

namespace rozbazi::record {
namespace {

void write_deal(json::Writer& out, const DealTold& deal, Date date) {
  const Table& table = *deal.table;
  out.StartObject();
  json::put(out, "table", table.name);
  if (deal.opened) {
    json::put(out, "game", table.game);
    json::key(out, "options");
    out.RawValue(table.options.data(), table.options.size(), rapidjson::kObjectType);
    json::put(out, "dealer", dealer(table, date));
    json::key(out, "bots");
    out.StartObject();
    json::key(out, "seats");
    out.StartArray();
    for (int seat = 0; seat < table.seats; ++seat) {
      if (seat != kOwnSeat) json::integer(out, seat);
    }
    out.EndArray();
    json::put(out, "level", deal.opened->level);
    json::put(out, "version", deal.opened->version);
    out.EndObject();
  }
  json::put(out, "commitment", to_hex(deal.commitment));
  if (deal.opened) json::put(out, "players", deal.opened->players);
  if (deal.seed) json::put(out, "seed", to_hex(*deal.seed));
  out.EndObject();
}

}  // namespace

void write_day(json::Writer& out, const DayTold& day) {
  json::put(out, "date", day.date.text());
  json::put(out, "state", day.state);
  json::put(out, "opens_at", to_rfc3339(opens_at(day.date)));
  json::put(out, "closes_at", to_rfc3339(closes_at(day.date)));
  if (day.committed_late) json::put(out, "committed_late", true);
  if (day.voided) json::put(out, "voided", true);
  json::key(out, "tables");
  out.StartArray();
  for (const DealTold& deal : day.deals) write_deal(out, deal, day.date);
  out.EndArray();
}

}  // namespace rozbazi::record
