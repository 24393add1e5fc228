#include "backend/rooms/changes.h"

#include <algorithm>
#include <array>

#include "backend/base/utf8.h"
#include "backend/http/exchange.h"
#include "backend/rooms/settle.h"
#include "engine/json/put.h"

namespace rozbazi::rooms {
namespace {

// Their words are the site's, in its languages.
constexpr std::array<std::string_view, 8> kPhrases = {"hello", "good_luck",  "well_played", "thanks",
                                                      "sorry", "one_moment", "hurry",       "bye"};
constexpr std::size_t kShownOfAction = 64;  // characters

http::Problem refused(std::string code, std::string detail) { return {422, std::move(code), std::move(detail)}; }

void require_seat(const Member& member) {
  if (!member.seat) throw refused("not_seated", "Take a seat first: PUT to the room's seat.");
}

// What somebody wished of a seat that is empty now means nothing any more.
void drop_idle_wishes(Room& room) {
  for (Member& each : room.members) {
    if (each.wish && room.at(*each.wish) == nullptr) each.wish.reset();
  }
}

// Two wishes that fit each other come true. What somebody else wished was to change with who sat there.
void change_seats(Room& room, Member& one, Member& other) {
  for (Member& each : room.members) {
    if (each.wish == one.seat || each.wish == other.seat) each.wish.reset();
  }
  one.wish.reset();
  std::swap(one.seat, other.seat);
}

Course next_course(const Sitting& sitting) {
  const Course& over = sitting.room.course;
  return {.number = over.number + 1,
          .seed = random_seed(),
          .dealer = (over.dealer + sitting.match()->deal() + 1) % sitting.room.terms.seats,
          .actions = {}};
}

void begin(Sitting& sitting, const Member& member, State from, std::int64_t version, Instant now) {
  Room& room = sitting.room;
  if (room.course.state == State::playing) return;
  if (room.course.state != from || room.version != version || sitting.moved()) {
    throw http::Problem(kOvertaken, "room_changed", "The room has changed since; look whether it is still to begin.");
  }
  require_seat(member);
  for (Member& each : room.members) {
    each.wish.reset();
    each.away = false;
  }
  if (from == State::over) room.course = next_course(sitting);
  sitting.begin(now);
}

std::string write_list(const std::vector<std::string>& actions) {
  std::string list;
  for (const std::string& action : actions) list += (list.empty() ? "\"" : ",\"") + action + '"';
  return '[' + list + ']';
}

http::Problem refused(const Refusal& refusal, std::string_view action, const AnyMatch& match) {
  std::string members = json::object([&](json::Writer& out) {
    json::put(out, "action", first_characters(action, kShownOfAction));
    if (refusal.code == Refusal::Code::illegal_action) json::put(out, "rule", refusal.rule);
  });
  members = members.substr(1, members.size() - 2);
  switch (refusal.code) {
    case Refusal::Code::log_after_end:
      return {422, "log_after_end", "The match is over.", members};
    case Refusal::Code::unknown_action:
      return {422, "unknown_action", "This is no action of this game.", members};
    default:
      return {422, "illegal_action", "This action is not legal here; `rule` names the rule, `legal` lists what is.",
              members + ",\"legal\":" + write_list(match.legal())};
  }
}

}  // namespace

void join(Room& room, const players::Player& player, Instant now) {
  if (room.find(player.id) != nullptr) return;
  if (!room.open()) {
    throw refused(
        "room_full",
        "All seats are taken, or the match has begun: until it is over nobody comes in. Ask those who sit, or "
        "POST /v1/rooms to have a room of your own.");
  }
  room.members.push_back({.player = player.id, .name = player.name, .joined_at = now, .seen_at = now});
}

void leave(Room& room, const Uuid& player) {
  std::erase_if(room.members, [&](const Member& each) { return each.player == player; });
  drop_idle_wishes(room);
}

void sit(Sitting& sitting, Member& member, std::optional<int> seat, bool swap, Instant now) {
  Room& room = sitting.room;
  if (seat && seat == member.seat) {
    member.wish.reset();
    return come_back(sitting, member, now);
  }
  if (room.course.state == State::playing) {
    throw refused("match_running", "Seats are fixed while a match is played; they can be changed when it is over.");
  }
  Member* const other = seat ? room.at(*seat) : nullptr;
  if (other == nullptr) {
    member.seat = seat;
    member.wish.reset();
    member.away = false;
    return drop_idle_wishes(room);
  }
  if (!swap) {
    throw refused("seat_taken", "Somebody sits there. Take another seat, or ask with \"swap\":true to change seats.");
  }
  require_seat(member);
  if (other->wish == member.seat) return change_seats(room, member, *other);
  member.wish = seat;
}

void start(Sitting& sitting, const Member& member, std::int64_t version, Instant now) {
  begin(sitting, member, State::lobby, version, now);
}

void rematch(Sitting& sitting, const Member& member, std::int64_t version, Instant now) {
  begin(sitting, member, State::over, version, now);
}

void act(Sitting& sitting, const Member& member, int after, std::string_view action, Instant now) {
  const Room& room = sitting.room;
  if (room.course.state == State::lobby) throw refused("not_started", "The match has not begun; POST start begins it.");
  require_seat(member);
  if (after < room.length()) {
    const PlayedAction recorded = sitting.match()->played()[static_cast<std::size_t>(after)];
    if (recorded.seat == member.seat && recorded.action == action) return;
  }
  if (after != room.length()) {
    throw http::Problem(kOvertaken, "log_diverges", "Something else has happened since; `room` shows it.");
  }
  if (room.course.state == State::playing && sitting.turn() != member.seat) {
    throw refused("not_your_turn", "Somebody else is on turn.");
  }
  if (const auto refusal = sitting.act(action, now)) throw refused(*refusal, action, *sitting.match());
}

void say(Member& member, std::string_view phrase, Instant now) {
  if (std::ranges::find(kPhrases, phrase) == kPhrases.end()) {
    std::string all;
    for (const std::string_view each : kPhrases) (all += all.empty() ? "" : ", ") += each;
    throw http::bad_request("There is no such phrase; there are " + all + '.');
  }
  member.said = Said{std::string(phrase), now};
}

}  // namespace rozbazi::rooms
