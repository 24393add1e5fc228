#include "backend/plays/start.h"

#include "backend/players/identity.h"
#include "backend/plays/play_id.h"
#include "backend/plays/play_json.h"
#include "backend/plays/store.h"

namespace rozbazi::plays {
namespace {

// A closed day's computer players are this program's newest, whatever they were when it was open: nothing is compared.
Bots bots_for(const Deal& deal, DayState state) {
  return state == DayState::open ? deal.bots.value() : newest_bots(*deal.table);
}

http::Answer show(const Context& context, const Play& play, const Deal& deal, DayState state) {
  return {.status = 200, .body = to_json(play, course_of(context.calendar, play, deal), deal, state)};
}

}  // namespace

http::Answer start(const Context& context, const http::Request& request) {
  const json::Document body = http::body_object(request);
  const std::string_view table = http::required_string(body, "table");
  const std::string_view date = http::required_string(body, "date");
  const players::Player player = players::authenticate(context.pool, request);
  const DaysAt days = context.calendar.at(context.clock.now());
  const Day& day = days.require(date);
  const Deal& deal = DaysAt::require_deal(day, table);
  const DayState state = days.state(day);
  if (state == DayState::upcoming) {
    throw http::Problem(403, "still_sealed", "This day has not opened yet; its deals can be played from 00:00 UTC.");
  }
  if (const auto play = find(context.pool, context.ranks, player.id, day.date, table))
    return show(context, *play, deal, state);
  if (day.in_grace(days.now())) {
    throw http::Problem(410, "day_closed",
                        "This day takes no new plays. It can be played, unranked, half an hour after its closing.");
  }

  Play play{.id = new_play_id(day.date),
            .date = day.date,
            .table = std::string(table),
            .player = player.id,
            .ranked = state == DayState::open,
            .bots = bots_for(deal, state),
            .actions = {},
            .started_at = days.now()};
  Course course(deal, context.calendar.seed(deal));
  course.let_bots_play(bots_of(context, request, play, deal));
  play.actions = course.news();
  if (const auto score = course.score()) play.finish = Finish{days.now(), *score};
  const std::optional<bool> started = context.writer.start(play);
  play.ranked = started.value_or(false);
  if (started) ++context.numbers.begun;
  if (started && play.finish) ++context.numbers.finished;
  // What is there now may be another's, started at the same moment, or one with a place on the board.
  const Play stored =
      started && !play.finish ? play : find(context.pool, context.ranks, player.id, day.date, table).value();
  http::Answer answer = show(context, stored, deal, state);
  answer.status = started ? 201 : 200;
  return answer;
}

}  // namespace rozbazi::plays
