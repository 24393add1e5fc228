#include "backend/days/write_replay.h"

namespace rozbazi::days {
namespace {

void write_packs(json::Writer& out, const AnyMatch& match) {
  json::key(out, "packs");
  out.StartArray();
  for (const Pack& pack : match.dealt_packs()) {
    out.StartArray();
    for (const Card card : pack.cards()) json::string(out, card.name());
    out.EndArray();
  }
  out.EndArray();
}

void write_bots(json::Writer& out, const Bots& bots, SeatSet seats) {
  json::key(out, "bots");
  out.StartObject();
  json::key(out, "seats");
  out.StartArray();
  for (int seat = 0; seat < kMostSeats; ++seat) {
    if (seats.has(seat)) out.Int(seat);
  }
  out.EndArray();
  json::put(out, "level", bots.level);
  json::put(out, "version", bots.version);
  out.EndObject();
}

}  // namespace

void write_replay(json::Writer& out, const AnyMatch& match, const Bots& bots, SeatSet seats_of_bots) {
  write_packs(out, match);
  write_bots(out, bots, seats_of_bots);
  json::key(out, "played");
  match.write_played(out);
}

}  // namespace rozbazi::days
