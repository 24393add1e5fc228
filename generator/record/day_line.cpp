#include "generator/record/day_line.h"

#include "engine/match/write.h"

namespace rozbazi::record {
namespace {

void write_true(json::Writer& out, std::string_view name) {
  json::key(out, name);
  out.Bool(true);
}

void write_deal(json::Writer& out, const DealTold& deal, Date date) {
  const Table& table = *deal.table;
  out.StartObject();
  write_member(out, "table", table.name);
  if (deal.opened) {
    write_member(out, "game", table.game);
    json::key(out, "options");
    out.RawValue(table.options.data(), table.options.size(), rapidjson::kObjectType);
    write_member(out, "dealer", dealer(table, date));
    json::key(out, "bots");
    out.StartObject();
    json::key(out, "seats");
    out.StartArray();
    for (int seat = 0; seat < table.seats; ++seat) {
      if (seat != kOwnSeat) json::integer(out, seat);
    }
    out.EndArray();
    write_member(out, "level", deal.opened->level);
    write_member(out, "version", deal.opened->version);
    out.EndObject();
  }
  write_member(out, "commitment", to_hex(deal.commitment));
  if (deal.opened) {
    json::key(out, "players");
    json::integer(out, deal.opened->players);
  }
  if (deal.seed) write_member(out, "seed", to_hex(*deal.seed));
  out.EndObject();
}

}  // namespace

void write_day(json::Writer& out, const DayTold& day) {
  write_member(out, "date", day.date.text());
  write_member(out, "state", day.state);
  write_member(out, "opens_at", to_rfc3339(opens_at(day.date)));
  write_member(out, "closes_at", to_rfc3339(closes_at(day.date)));
  if (day.committed_late) write_true(out, "committed_late");
  if (day.voided) write_true(out, "voided");
  json::key(out, "tables");
  out.StartArray();
  for (const DealTold& deal : day.deals) write_deal(out, deal, day.date);
  out.EndArray();
}

}  // namespace rozbazi::record
