#include "backend/plays/context.h"

#include "backend/http/exchange.h"
#include "backend/plays/store.h"

namespace rozbazi::plays {

Found require_play(db::Pool& pool, const DaysAt& days, const std::string& id) {
  const auto uuid = Uuid::parse(id);
  auto play = uuid ? find(pool, *uuid) : std::nullopt;
  const Day* day = play ? days.find(play->date) : nullptr;
  const Deal* deal = day != nullptr ? day->find(play->table) : nullptr;
  if (deal == nullptr) throw http::Problem(404, "no_such_play", "There is no such play. POST /v1/plays starts one.");
  return {*std::move(play), *deal, days.state(*day)};
}

Course course_of(const Calendar& calendar, const Play& play, const Deal& deal) {
  Course course(deal, calendar.seed(deal), play.bots.level);
  course.replay(play.actions);
  return course;
}

}  // namespace rozbazi::plays
