// What the calls about plays work with.
#pragma once

#include "backend/boards/ranks.h"
#include "backend/days/calendar.h"
#include "backend/db/pool.h"
#include "backend/http/exchange.h"
#include "backend/plays/computer_players.h"
#include "backend/plays/course.h"
#include "backend/plays/numbers.h"
#include "backend/plays/writer.h"

namespace rozbazi::plays {

struct Context {
  Calendar& calendar;
  db::Pool& pool;
  boards::Ranks& ranks;
  Writer& writer;
  const Clock& clock;
  replies::Replies& replies;
  Numbers& numbers;
};

/// The play that a client named and the deal that it is of; throws 404 no_such_play.
struct Found {
  Play play;
  const Deal& deal;  // of the days that it was found in
  DayState state;
};
Found require_play(const Context& context, const DaysAt& days, const std::string& id);

/// The computer players that the play was begun with. What they have to think about is drawn from the budget of who
/// asks, and is waited for for some seconds; the request must outlive them.
ComputerPlayers bots_of(const Context& context, const http::Request& request, const Play& play, const Deal& deal);

/// The course of a play as far as it is recorded.
Course course_of(const Calendar& calendar, const Play& play, const Deal& deal);

}  // namespace rozbazi::plays
