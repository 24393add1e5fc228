#include "backend/plays/context.h"

#include "backend/plays/store.h"

namespace rozbazi::plays {
namespace {

// Of all that one request has to wait for computer players. Browsers wait for longer.
constexpr std::chrono::seconds kPatience{5};

}  // namespace

Found require_play(const Context& context, const DaysAt& days, const std::string& id) {
  const auto uuid = Uuid::parse(id);
  auto play = uuid ? find(context.pool, context.ranks, *uuid) : std::nullopt;
  const Day* day = play ? days.find(play->date) : nullptr;
  const Deal* deal = day != nullptr ? day->find(play->table) : nullptr;
  if (deal == nullptr) throw http::Problem(404, "no_such_play", "There is no such play. POST /v1/plays starts one.");
  return {*std::move(play), *deal, days.state(*day)};
}

ComputerPlayers bots_of(const Context& context, const http::Request& request, const Play& play, const Deal& deal) {
  return {context.replies,
          deal,
          context.calendar.seed(deal),
          play.bots,
          {.pay = [&request] { request.draw(http::Budget::replies); },
           .deadline = std::chrono::steady_clock::now() + kPatience}};
}

Course course_of(const Calendar& calendar, const Play& play, const Deal& deal) {
  Course course(deal, calendar.seed(deal));
  course.replay(play.actions);
  return course;
}

}  // namespace rozbazi::plays
