// A room: a table whose seats people hold (docs/api.md, Rooms), as it is stored.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "backend/base/uuid.h"
#include "backend/clock.h"
#include "backend/days/day.h"
#include "engine/random/seed.h"

namespace rozbazi::rooms {

/// Who is in a room, in a seat or not.
inline constexpr std::size_t kMostMembers = 16;
/// A room that nobody has used for as long is gone.
inline constexpr std::chrono::hours kLife{24};
/// Of how many matches, the last ones, a replay is kept (schema/migrations/0010_room_matches.sql).
inline constexpr int kKeptMatches = 20;

/// One of the ready-made phrases, the last that its member said.
struct Said {
  std::string phrase;
  Instant at;
  friend bool operator==(const Said&, const Said&) = default;
};

struct Member {
  Uuid player;
  std::string name;
  Instant joined_at;
  Instant seen_at;  // to ten seconds
  bool connected = true;
  std::optional<int> seat = {};  // nothing: looks on
  std::optional<int> wish = {};  // the seat that the member would like to change to
  bool away = false;             // the computer plays in the seat until the member is back
  std::optional<Said> said = {};
  friend bool operator==(const Member&, const Member&) = default;
};

/// What is chosen when the room is made.
struct Terms {
  const Table* table;
  std::string options;  // JSON: all that a replay needs, `match` among it
  int seats;
  Bots bots;
  std::optional<std::chrono::seconds> patience;  // for a decision; nothing: as long as it takes
};

enum class State { lobby, playing, over };
std::string_view name(State state);

/// The match that is played in the room, or will be.
struct Course {
  State state = State::lobby;
  int number = 1;
  Seed seed = {};
  int dealer = 0;                       // of its first deal
  std::string actions;                  // of all seats as they happened, each followed by one blank
  std::optional<Instant> turn_at = {};  // while it is played: since when somebody is on turn
  std::vector<std::optional<Uuid>> sat =
      {};  // once it is over: who sat there at the end, by seat; nothing: the computer
  friend bool operator==(const Course&, const Course&) = default;

  /// Where that player sat at the end; nothing: looked on, or came later.
  std::optional<int> seat_of(const Uuid& player) const;
};

struct Room {
  Uuid id;
  std::string code;
  Terms terms;
  Instant used_at;  // to some minutes
  std::int64_t version;
  Course course;
  std::vector<int> replays;     // numbers of matches that are over and can be watched, in order
  std::vector<Member> members;  // in the order in which they joined

  const Member* find(const Uuid& player) const;
  Member* find(const Uuid& player);
  /// Who sits there, or nullptr: then it is the computer's seat.
  const Member* at(int seat) const;
  Member* at(int seat);
  /// How many members sit.
  int seated() const;
  /// Whether somebody sits for whom the computer need not play.
  bool attended() const;
  /// Whether its code lets somebody in: a seat is free, and nothing is being played.
  bool open() const;
  /// How many actions there are.
  int length() const;
};

}  // namespace rozbazi::rooms
