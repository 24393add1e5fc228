#include "backend/plays/show.h"

#include <algorithm>

#include "backend/players/identity.h"
#include "backend/players/store.h"
#include "backend/plays/field.h"
#include "backend/plays/play_json.h"
#include "backend/plays/store.h"

namespace rozbazi::plays {
namespace {

constexpr int kListedDays = 365;

// Another's finished play shows every hand, so it is for those to whom the deal is no secret any more.
bool may_read(const Context& context, const Found& found, const std::optional<players::Player>& asker) {
  if (asker && asker->id == found.play.player) return true;
  if (!found.play.finish) return false;
  if (found.state == DayState::closed) return true;
  if (!asker) return false;
  const auto own = find(context.pool, context.ranks, asker->id, found.play.date, found.play.table);
  return own && own->finish;
}

Found require_readable(const Context& context, const DaysAt& days, const http::Request& request) {
  Found found = require_play(context, days, request.params[0]);
  if (!may_read(context, found, players::identify(context.pool, request))) {
    throw http::Problem(403, "still_sealed",
                        "This play can be seen once it is finished and you have finished yours, or its day is closed.");
  }
  return found;
}

// Who played; where the player was forgotten, the name that plays keep.
players::Player player_of(const Context& context, const Play& play) {
  const auto player = players::find(context.pool, play.player);
  return player.value_or(players::Player{play.player, std::string(players::kForgottenName), play.started_at});
}

// The dates of the query; throws bad_request.
Date queried_date(const DaysAt& days, const http::Request& request, const std::string& name, Date fallback) {
  const std::string* text = http::query_value(request, name);
  if (text == nullptr) return fallback;
  if (const auto date = days.read_date(*text)) return *date;
  throw http::bad_request("`" + name + "` is no date; write YYYY-MM-DD or today.");
}

}  // namespace

http::Answer show(const Context& context, const http::Request& request) {
  const DaysAt days = context.calendar.at(context.clock.now());
  const Found found = require_readable(context, days, request);
  const Course course = course_of(context.calendar, found.play, found.deal);
  const auto by = found.play.finish ? std::optional(player_of(context, found.play)) : std::nullopt;
  return {.body = to_json(found.play, course, found.deal, found.state, by), .cache = http::Cache::private_revalidate};
}

http::Answer show_field(const Context& context, const http::Request& request) {
  const DaysAt days = context.calendar.at(context.clock.now());
  const Found found = require_readable(context, days, request);
  if (!found.play.finish) {
    throw http::Problem(403, "still_sealed", "What others did is shown when this play is finished.");
  }
  const Course course = course_of(context.calendar, found.play, found.deal);
  const std::vector<Decision> decisions = field(context.pool, found.play, course);
  return {.body = to_json(decisions), .cache = http::Cache::private_revalidate};
}

http::Answer list_own(const Context& context, const http::Request& request) {
  const DaysAt days = context.calendar.at(context.clock.now());
  const Date to = queried_date(days, request, "to", days.today());
  const Date from = queried_date(days, request, "from", std::max(to - kListedDays, days.launch()));
  if (to - from > kListedDays) {
    throw http::bad_request("From `from` to `to` are more than " + std::to_string(kListedDays) +
                            " days; ask in parts.");
  }
  const players::Player player = players::authenticate(context.pool, request);
  return {.body = json::object([&](json::Writer& out) {
            json::key(out, "plays");
            out.StartArray();
            for (const Play& play : list(context.pool, player.id, from, to)) {
              const Day* day = days.find(play.date);
              out.StartObject();
              write_summary(out, play, day != nullptr ? days.state(*day) : state_by_clock(play.date, days.now()));
              out.EndObject();
            }
            out.EndArray();
          }),
          .cache = http::Cache::private_revalidate};
}

}  // namespace rozbazi::plays
