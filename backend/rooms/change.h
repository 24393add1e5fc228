// How a request changes a room: what is due is done, then what is asked for, and all of it is stored if the room is
// still as it was read.
#pragma once

#include <functional>

#include "backend/http/exchange.h"
#include "backend/players/player.h"
#include "backend/rooms/context.h"

namespace rozbazi::rooms {

/// 404 no_such_room, with what to do.
http::Problem no_such_room();

/// Who asks for something in a room, and when.
struct Asker {
  const players::Player& player;
  Instant now;
};

struct Doing {
  /// Changes the room, or throws the http::Problem that tells why not and leaves it as it was.
  std::function<void(Sitting&, const Asker&)> work = [](Sitting&, const Asker&) {};
  bool for_anybody = false;  // else for members
  bool is_sign = false;      // a member who was away and does this is back
};

/// A room after somebody has done something there.
struct Done {
  SharedSnapshot snapshot;  // nullptr where the last member has left
  Uuid player;
};

/// Does it, again and again where somebody else is faster; what is due is stored also where it is refused. A code by
/// which nobody may come in draws on the budget for guesses, and is 404 no_such_room. A refusal that says that the room
/// has moved on (kOvertaken) shows the room in its member `room`.
Done change(const Context& context, const http::Request& request, const Doing& doing);

}  // namespace rozbazi::rooms
