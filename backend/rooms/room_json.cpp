#include "backend/rooms/room_json.h"

#include "backend/base/bytes.h"
#include "backend/days/write_replay.h"
#include "backend/players/write_identity.h"
#include "backend/rooms/commitment.h"
#include "engine/json/put.h"

namespace rozbazi::rooms {
namespace {

void write_terms(json::Writer& out, const Room& room) {
  const Terms& terms = room.terms;
  json::put(out, "code", room.code);
  json::put(out, "table", terms.table->name);
  json::put(out, "game", terms.table->game);
  json::key(out, "options");
  out.RawValue(terms.options.data(), terms.options.size(), rapidjson::kObjectType);
  json::put(out, "seats", terms.seats);
  json::put(out, "level", terms.bots.level);
  json::put(out, "patience", terms.patience ? std::optional(static_cast<int>(terms.patience->count())) : std::nullopt);
  json::put(out, "state", name(room.course.state));
  json::put(out, "open", room.open());
}

void write_members(json::Writer& out, const Room& room) {
  json::key(out, "members");
  out.StartArray();
  for (const Member& member : room.members) {
    out.StartObject();
    players::write_identity(out, member.player, member.name);
    json::put(out, "seat", member.seat);
    json::put(out, "wish", member.wish);
    json::put(out, "connected", member.connected);
    json::put(out, "away", member.away);
    json::put(out, "phrase", member.said ? std::optional(member.said->phrase) : std::nullopt);
    json::put(out, "said_at", member.said ? std::optional(to_rfc3339(member.said->at)) : std::nullopt);
    out.EndObject();
  }
  out.EndArray();
}

/// The match and what was promised of it; its seed once it is over.
void write_course(json::Writer& out, std::string_view code, const Course& course) {
  json::put(out, "match", course.number);
  json::put(out, "dealer", course.dealer);
  json::put(out, "commitment", to_hex(commitment(code, course)));
  if (course.state == State::over) json::put(out, "seed", to_hex(course.seed));
}

void write_replays(json::Writer& out, const Room& room) {
  json::key(out, "replays");
  out.StartArray();
  for (const int number : room.replays) out.Int(number);
  out.EndArray();
}

/// Until when whoever is on turn has time; nothing where nobody has to hurry.
std::optional<std::string> turn_ends_at(const Sitting& sitting) {
  const Room& room = sitting.room;
  const Member* const member = room.at(sitting.turn());
  if (member == nullptr || member->away || !room.terms.patience) return std::nullopt;
  return to_rfc3339(*room.course.turn_at + *room.terms.patience);
}

void write_players(json::Writer& out, const PastMatch& past) {
  json::key(out, "players");
  out.StartArray();
  for (std::size_t seat = 0; seat < past.names.size(); ++seat) {
    if (past.names[seat]) {
      out.StartObject();
      players::write_identity(out, *past.course.sat[seat], *past.names[seat]);
      out.EndObject();
    } else {
      out.Null();
    }
  }
  out.EndArray();
}

SeatSet seats_of_bots(const PastMatch& past) {
  SeatSet seats;
  for (std::size_t seat = 0; seat < past.course.sat.size(); ++seat) {
    if (!past.course.sat[seat]) seats.add(static_cast<int>(seat));
  }
  return seats;
}

/// What is over is shown as it was played: to nobody from another seat than then.
bool is_theirs(const Course& course, const Member& member) {
  return course.state != State::over || course.seat_of(member.player) == member.seat;
}

}  // namespace

std::string to_json(const Sitting& sitting, const Member& member) {
  const Room& room = sitting.room;
  return json::object([&](json::Writer& out) {
    write_terms(out, room);
    json::put(out, "version", room.version);
    write_members(out, room);
    json::put(out, "seat", member.seat);
    write_course(out, room.code, room.course);
    write_replays(out, room);
    json::put(out, "actions", room.length());
    json::put(out, "turn_ends_at", turn_ends_at(sitting));
    json::key(out, "view");
    if (sitting.match() == nullptr || !is_theirs(room.course, member)) {
      out.Null();
    } else {
      sitting.match()->write_view(out, member.seat.value_or(kOnlooker));
    }
  });
}

std::string face_to_json(const Room& room) {
  return json::object([&](json::Writer& out) {
    write_terms(out, room);
    write_members(out, room);
  });
}

std::string replay_to_json(const Room& room, const PastMatch& past, const Member& member) {
  Room then = room;
  then.course = past.course;
  const Sitting sitting(std::move(then));
  return json::object([&](json::Writer& out) {
    write_terms(out, room);
    write_members(out, room);
    json::put(out, "seat", past.course.seat_of(member.player));
    write_course(out, room.code, past.course);
    write_players(out, past);
    days::write_replay(out, *sitting.match(), room.terms.bots, seats_of_bots(past));
  });
}

}  // namespace rozbazi::rooms
