// What happens in a room, apart from HTTP and the database.
#include <catch2/catch.hpp>

#include "backend/base/bytes.h"
#include "backend/http/exchange.h"
#include "backend/rooms/changes.h"
#include "backend/rooms/commitment.h"
#include "backend/rooms/settle.h"
#include "backend/rooms/terms.h"
#include "tests/unit/domain/problem.h"

using namespace rozbazi;
using namespace rozbazi::rooms;

namespace {

constexpr Instant kMorning{1'000'000'000};
constexpr Instant after(int seconds) { return kMorning + std::chrono::seconds(seconds); }

Uuid player(int number) {
  Uuid::Bytes bytes{};
  bytes[0] = static_cast<std::uint8_t>(number);
  return Uuid::custom(bytes);
}

json::Document parsed(std::string_view text) {
  json::Document document;
  REQUIRE_FALSE(json::parse(text, document).has_value());
  return document;
}

Terms terms(std::string_view body) { return read_terms(parsed(body)); }

// A room whose members 0, 1 … sit in these seats, or in none.
Room room_of(std::vector<std::optional<int>> seats, std::string_view body = R"({"table":"belote","deals":1})") {
  Room room{.id = player(99),
            .code = "K7M2QX",
            .terms = terms(body),
            .used_at = kMorning,
            .version = 7,
            .course = {.seed = {1, 2, 3}, .actions = {}},
            .replays = {},
            .members = {}};
  for (const auto& seat : seats) {
    const int number = static_cast<int>(room.members.size());
    room.members.push_back(
        {.player = player(number), .name = "Ada", .joined_at = kMorning, .seen_at = kMorning, .seat = seat});
  }
  return room;
}

Member& member(Sitting& sitting, int number) { return *sitting.room.find(player(number)); }

// Computer players who take the first action that is legal.
std::string first(const Sitting& sitting) { return sitting.match()->legal().front(); }

// A match that has begun, as far as it goes without people.
Sitting begun(std::vector<std::optional<int>> seats, std::string_view body = R"({"table":"belote","deals":1})") {
  Sitting sitting(room_of(std::move(seats), body));
  sitting.begin(kMorning);
  settle(sitting, kMorning, first);
  return sitting;
}

}  // namespace

TEST_CASE("the computer plays in empty seats until somebody is on turn") {
  const Sitting sitting = begun({0});
  CHECK(sitting.turn() == 0);
  CHECK(sitting.room.length() == 3);  // the dealer's seat is 0, and all others come first
  CHECK(computer_acts_at(sitting) == after(45));
}

TEST_CASE("whose time is over is away, and is played for while somebody is there") {
  Sitting sitting = begun({0, 1});
  REQUIRE(sitting.turn() == 1);
  settle(sitting, after(44), first);
  CHECK(sitting.room.length() == 0);
  settle(sitting, after(45), first);
  CHECK(member(sitting, 1).away);
  CHECK(sitting.turn() == 0);
  const int length = sitting.room.length();
  REQUIRE_FALSE(sitting.act(first(sitting), after(50)).has_value());
  settle(sitting, after(50), first);
  CHECK(sitting.turn() == 0);
  CHECK(sitting.room.length() > length + 1);
}

TEST_CASE("a match waits where all are away, and begins a turn anew for who comes back") {
  Sitting sitting = begun({0, 1});
  settle(sitting, after(45), first);
  settle(sitting, after(90), first);
  CHECK(member(sitting, 0).away);
  CHECK(member(sitting, 1).away);
  const int length = sitting.room.length();
  CHECK_FALSE(computer_acts_at(sitting).has_value());
  settle(sitting, after(9999), first);
  CHECK(sitting.room.length() == length);
  come_back(sitting, member(sitting, sitting.turn()), after(9999));
  CHECK(computer_acts_at(sitting) == after(9999 + 45));
}

TEST_CASE("a match in which nobody sits any more ends without a result") {
  Sitting sitting = begun({0, std::nullopt});
  const Seed seed = sitting.room.course.seed;
  leave(sitting.room, player(0));
  settle(sitting, kMorning, first);
  CHECK(sitting.room.course.state == State::lobby);
  CHECK(sitting.room.course.number == 2);
  CHECK(sitting.room.course.seed != seed);
  CHECK(sitting.match() == nullptr);
}

TEST_CASE("what a computer player cannot tell now leaves what was before it") {
  Sitting sitting(room_of({0}));
  sitting.begin(kMorning);
  int asked = 0;
  const Reply busy = [&](const Sitting& at) -> std::string {
    if (++asked == 2) throw http::unavailable();
    return first(at);
  };
  CHECK_THROWS_AS(settle(sitting, kMorning, busy), http::Problem);
  CHECK(sitting.room.length() == 1);
  settle(sitting, kMorning, first);
  CHECK(sitting.turn() == 0);
}

TEST_CASE("a match that was stored goes on where it was") {
  Sitting sitting = begun({0, 1, 2, 3});
  while (sitting.room.course.state == State::playing) {
    REQUIRE_FALSE(sitting.act(first(sitting), kMorning).has_value());
    const Sitting again(sitting.room);
    CHECK(again.turn() == sitting.turn());
  }
  CHECK(sitting.match()->finished());
  CHECK_FALSE(sitting.room.course.turn_at.has_value());
  sitting.room.course.actions = "AS ";
  CHECK_THROWS_AS(Sitting(sitting.room), std::logic_error);
}

TEST_CASE("who is not seen for 25 seconds is not connected, until seen again") {
  Room room = room_of({0, 1});
  see(room, player(0), after(24));
  CHECK(room.members[1].connected);
  CHECK_FALSE(somebody_has_gone(room, after(24)));
  CHECK(somebody_has_gone(room, after(25)));
  see(room, player(0), after(25));
  CHECK(room.members[0].connected);
  CHECK_FALSE(room.members[1].connected);
  see(room, player(1), after(26));
  CHECK(room.members[1].connected);
  CHECK(room.members[1].seen_at == after(26));
}

TEST_CASE("two change seats when both wish it, and only then") {
  Sitting sitting(room_of({0, 1, 2}));
  sit(sitting, member(sitting, 0), 1, true, kMorning);
  sit(sitting, member(sitting, 1), 2, true, kMorning);
  CHECK(member(sitting, 0).seat == 0);
  sit(sitting, member(sitting, 1), 0, true, kMorning);
  CHECK(member(sitting, 0).seat == 1);
  CHECK(member(sitting, 1).seat == 0);
  CHECK_FALSE(member(sitting, 0).wish.has_value());
  CHECK_FALSE(member(sitting, 1).wish.has_value());
  sit(sitting, member(sitting, 2), 0, true, kMorning);
  leave(sitting.room, player(1));
  CHECK_FALSE(member(sitting, 2).wish.has_value());
}

TEST_CASE("a wish is to change with who sits there, not with who comes after") {
  Sitting sitting(room_of({0, 1, 2}));
  sit(sitting, member(sitting, 0), 1, true, kMorning);
  sit(sitting, member(sitting, 1), 2, true, kMorning);
  sit(sitting, member(sitting, 2), 1, true, kMorning);
  CHECK(member(sitting, 2).seat == 1);
  CHECK_FALSE(member(sitting, 0).wish.has_value());
}

TEST_CASE("a room is open while a seat is free and nothing is played") {
  CHECK(room_of({0, 1, 2}).open());
  CHECK_FALSE(room_of({0, 1, 2, 3}).open());
  CHECK(room_of(std::vector<std::optional<int>>(kMostMembers - 1)).open());
  CHECK_FALSE(room_of(std::vector<std::optional<int>>(kMostMembers)).open());
  CHECK_FALSE(begun({0}).room.open());
}

TEST_CASE("a rematch has the next number, another seed and the next dealer") {
  Sitting sitting = begun({0, 1, 2, 3}, R"({"table":"belote","deals":2})");
  while (sitting.turn() >= 0) REQUIRE_FALSE(sitting.act(first(sitting), kMorning).has_value());
  const Course over = sitting.room.course;
  // The version that everybody has seen is that of the match before it was over.
  CHECK(problem_of([&] { rematch(sitting, member(sitting, 0), 7, kMorning); }) == "room_changed");
  CHECK(sitting.room.course == over);
  sitting = Sitting(sitting.room);
  CHECK(problem_of([&] { rematch(sitting, member(sitting, 0), 6, kMorning); }) == "room_changed");
  CHECK(sitting.room.course == over);
  rematch(sitting, member(sitting, 0), 7, kMorning);
  CHECK(sitting.room.course.number == 2);
  CHECK(sitting.room.course.dealer == 2);
  CHECK(sitting.room.course.seed != over.seed);
  CHECK(sitting.room.course.state == State::playing);
}

TEST_CASE("an action is played after so many others, and once") {
  Sitting sitting = begun({0, 1, 2, 3});
  const auto does = [&](int number, int so_many, std::string_view action) {
    return problem_of([&] { act(sitting, member(sitting, number), so_many, action, kMorning); });
  };
  CHECK(does(0, 0, "pass") == "not_your_turn");
  CHECK(does(1, 1, "pass") == "log_diverges");
  CHECK(does(1, 0, "dance") == "unknown_action");
  CHECK(does(1, 0, "AS") == "illegal_action");
  CHECK(does(1, 0, "pass").empty());
  CHECK(does(1, 0, "pass").empty());
  CHECK(does(1, 0, "take") == "log_diverges");
  CHECK(does(2, 0, "pass") == "log_diverges");
  CHECK(sitting.room.length() == 1);
}

TEST_CASE("a match that is over can be watched, among the last twenty") {
  Sitting sitting = begun({0, 1, 2, 3});
  sitting.room.replays = {1, 3, 4, 22};
  sitting.room.course.number = 23;
  while (sitting.room.course.state == State::playing) {
    CHECK(sitting.room.replays.back() == 22);
    REQUIRE_FALSE(sitting.act(first(sitting), kMorning).has_value());
  }
  CHECK(sitting.room.replays == std::vector{4, 22, 23});
}

TEST_CASE("what was promised of a match follows from its seed") {
  Room room = room_of({});
  room.course.seed = {};
  CHECK(to_hex(commitment(room.code, room.course)) ==
        to_hex(sha256("rozbazi/v1/room/commit/K7M2QX/1/" + std::string(64, '0'))));
}

TEST_CASE("a room's options are its table's with the house rules in their place") {
  CHECK(terms(R"({"table":"belote"})").options == R"({"mode":"classique","match":{"deals":4}})");
  CHECK(terms(R"({"table":"tute-3","deals":12,"options":{"must_beat_partner":false}})").options ==
        R"({"players":3,"must_beat_partner":false,"match":{"deals":12}})");
  CHECK(terms(R"({"table":"schafkopf","options":{"ramsch":false}})").options ==
        R"({"ramsch":false,"match":{"deals":4}})");
  for (const std::string_view body :
       {R"({"table":"coinche","options":{"mode":"classique"}})", R"({"table":"tute-4","options":{"players":2}})",
        R"({"table":"belote","options":{"match":{"deals":1}}})", R"({"table":"belote","options":{"x":1}})"}) {
    CAPTURE(body);
    CHECK(problem_of([&] { terms(body); }) == "bad_request");
  }
}
