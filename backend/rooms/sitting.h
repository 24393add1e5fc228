// A room with the match that is played in it, while something is done there.
#pragma once

#include <memory>
#include <string_view>

#include "backend/rooms/room.h"
#include "engine/match/any_match.h"

namespace rozbazi::rooms {

class Sitting {
 public:
  /// Plays what is recorded. Throws std::logic_error where the rules refuse it: then it is no match of this room.
  explicit Sitting(Room its_room);

  Room room;

  /// Nullptr in the lobby.
  const AnyMatch* match() const { return match_.get(); }
  /// The seat on turn; -1 where nothing is played.
  int turn() const { return match_ ? match_->turn() : -1; }
  /// Whether the match is no longer where it was when the room was read.
  bool moved() const { return moved_; }

  /// Plays an action of the seat on turn; a refusal leaves everything as it was.
  std::optional<Refusal> act(std::string_view action, Instant now);
  /// Begins the match that the room's course tells of.
  void begin(Instant now);
  /// Ends a match without a result; the next one will have another number and another seed.
  void abandon();

 private:
  std::unique_ptr<AnyMatch> match_;
  bool moved_ = false;
};

/// A seed that nobody can guess.
Seed random_seed();

}  // namespace rozbazi::rooms
