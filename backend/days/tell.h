// What of a day is public in its state.
#pragma once

#include "backend/days/calendar.h"
#include "backend/days/store.h"
#include "generator/record/day_line.h"

namespace rozbazi::days {

/// What plays and the operator change of a day; once it is closed, the operator alone.
struct Results {
  Players players;
  bool voided;
  int corrections;  // by an operator so far
  friend bool operator==(const Results&, const Results&) = default;
};
Results read_results(db::Pool& pool, Date date);

/// The day must outlive what is returned.
record::DayTold tell(const Day& day, DayState state, const Results& results, const Calendar& calendar);

}  // namespace rozbazi::days
