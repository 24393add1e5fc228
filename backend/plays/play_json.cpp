#include "backend/plays/play_json.h"

#include "backend/days/write_replay.h"
#include "backend/players/write_identity.h"

namespace rozbazi::plays {
namespace {

/// The computer plays in all seats but the player's.
SeatSet seats_of_bots(int seats) { return SeatSet(SeatSet::first(seats).bits() & ~SeatSet::of(kOwnSeat).bits()); }

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
    json::put(out, "dealer", dealer(*deal.table, deal.date));
    days::write_replay(out, course.match(), play.bots, seats_of_bots(course.match().seats()));
    if (!by) return;
    json::key(out, "by");
    out.StartObject();
    players::write_identity(out, by->id, by->name);
    out.EndObject();
  });
}

}  // namespace rozbazi::plays
