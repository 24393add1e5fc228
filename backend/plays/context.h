// What the calls about plays work with.
#pragma once

#include "backend/days/calendar.h"
#include "backend/db/pool.h"
#include "backend/plays/course.h"
#include "backend/plays/writer.h"

namespace rozbazi::plays {

struct Context {
  Calendar& calendar;
  db::Pool& pool;
  Writer& writer;
  const Clock& clock;
};

/// The play that a client named and the deal that it is of; throws 404 no_such_play.
struct Found {
  Play play;
  const Deal& deal;  // of the days that it was found in
  DayState state;
};
Found require_play(db::Pool& pool, const DaysAt& days, const std::string& id);

/// The course of a play as far as it is recorded.
Course course_of(const Calendar& calendar, const Play& play, const Deal& deal);

}  // namespace rozbazi::plays
