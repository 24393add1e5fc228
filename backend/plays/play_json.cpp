#include "backend/plays/play_json.h"

#include "backend/players/write_identity.h"

namespace rozbazi::plays {
namespace {

void write_packs(json::Writer& out, const AnyMatch& match) {
  out.StartArray();
  for (const Pack& pack : match.dealt_packs()) {
    out.StartArray();
    for (const Card card : pack.cards()) json::string(out, card.name());
    out.EndArray();
  }
  out.EndArray();
}

void write_bots(json::Writer& out, const Bots& bots, int seats) {
  out.StartObject();
  json::key(out, "seats");
  out.StartArray();
  for (int seat = 0; seat < seats; ++seat) {
    if (seat != kOwnSeat) out.Int(seat);
  }
  out.EndArray();
  json::put(out, "level", bots.level);
  json::put(out, "version", bots.version);
  out.EndObject();
}

}  // namespace

void write_actions(json::Writer& out, const std::vector<std::string>& actions) {
  out.StartArray();
  for (const std::string& action : actions) json::string(out, action);
  out.EndArray();
}

void write_summary(json::Writer& out, const Play& play, DayState state) {
  json::put(out, "play", play.id.text());
  json::put(out, "table", play.table);
  json::put(out, "date", play.date.text());
  json::put(out, "ranked", play.counts(state));
  json::put(out, "finished", play.finish.has_value());
  json::put(out, "score", play.finish ? std::optional(play.finish->score) : std::nullopt);
  json::put(out, "rank", play.standing ? std::optional(play.standing->rank()) : std::nullopt);
  json::put(out, "players", play.standing ? std::optional(play.standing->players) : std::nullopt);
  json::put(out, "percentage", play.standing ? std::optional(play.standing->percentage()) : std::nullopt);
  json::put(out, "started_at", to_rfc3339(play.started_at));
  json::put(out, "finished_at", play.finish ? std::optional(to_rfc3339(play.finish->at)) : std::nullopt);
}

std::string to_json(const Play& play, const Course& course, const Deal& deal, DayState state,
                    const std::optional<players::Player>& by) {
  return json::object([&](json::Writer& out) {
    write_summary(out, play, state);
    json::key(out, "log");
    write_actions(out, course.own_log());
    json::key(out, "view");
    course.match().write_view(out, kOwnSeat);
    if (!play.finish) return;
    json::key(out, "packs");
    write_packs(out, course.match());
    json::put(out, "dealer", dealer(*deal.table, deal.date));
    json::key(out, "bots");
    write_bots(out, play.bots, course.match().seats());
    json::key(out, "played");
    course.match().write_played(out);
    if (!by) return;
    json::key(out, "by");
    out.StartObject();
    players::write_identity(out, by->id, by->name);
    out.EndObject();
  });
}

}  // namespace rozbazi::plays
