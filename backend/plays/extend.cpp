#include "backend/plays/extend.h"

#include <algorithm>
#include <chrono>
#include <thread>

#include "backend/base/utf8.h"
#include "backend/players/identity.h"
#include "backend/plays/play_json.h"
#include "backend/plays/store.h"

namespace rozbazi::plays {
namespace {

using Log = std::vector<std::string>;

constexpr std::size_t kShownOfAction = 64;  // characters
// Each time the play has been overtaken by another device of the same player, and nobody has that many; or it is held,
// as by an operator, and for longer than they all take together nobody waits.
constexpr int kAttempts = 20;
constexpr std::chrono::milliseconds kPause{100};

// The members of a problem, which go into an object that others begin and end.
template <typename Write>
std::string members(Write&& write) {
  const std::string object = json::object(write);
  return object.substr(1, object.size() - 2);
}

http::Problem log_diverges(const Log& recorded) {
  return {409, "log_diverges", "The recorded log goes another way; go on from it: nothing can be taken back.",
          members([&](json::Writer& out) {
            json::key(out, "log");
            write_actions(out, recorded);
          })};
}

http::Problem day_closed() {
  return {410, "day_closed",
          "The day was closed before the play was finished, so it does not count any more. Send the log again to go on "
          "unranked."};
}

std::string_view explain(Refusal::Code code) {
  switch (code) {
    case Refusal::Code::log_after_end:
      return "The play is over; the log goes on after its end.";
    case Refusal::Code::unknown_action:
      return "This is no action of this game.";
    default:
      return "This action is not legal here; `rule` names the rule, `legal` lists what is.";
  }
}

http::Problem refused(const Refusal& refusal, const Log& log, std::size_t index, const AnyMatch& match) {
  return {422, std::string(name(refusal.code)), std::string(explain(refusal.code)), members([&](json::Writer& out) {
            json::put(out, "index", static_cast<std::int64_t>(index));
            json::put(out, "action", first_characters(log[index], kShownOfAction));
            json::put(out, "recorded", static_cast<std::int64_t>(index));
            if (refusal.code != Refusal::Code::illegal_action) return;
            json::put(out, "rule", refusal.rule);
            json::key(out, "legal");
            write_actions(out, match.legal());
          })};
}

bool one_begins_with_the_other(const Log& a, const Log& b) {
  const auto common = static_cast<std::ptrdiff_t>(std::min(a.size(), b.size()));
  return std::equal(a.begin(), a.begin() + common, b.begin());
}

http::Answer show(const Play& play, const Course& course, const Deal& deal, DayState state) {
  return {.body = to_json(play, course, deal, state)};
}

// One try: nothing where the play is to be judged anew.
std::optional<http::Answer> try_to_extend(const Context& context, const DaysAt& days, const http::Request& request,
                                          const players::Player& player, const Log& log) {
  const std::string& id = request.params[0];
  Found found = require_play(context, days, id);
  Play& play = found.play;
  if (play.player != player.id) throw http::Problem(403, "not_yours", "This is another player's play.");

  Course course = course_of(context.calendar, play, found.deal);
  const Log recorded = course.own_log();
  if (!one_begins_with_the_other(recorded, log)) throw log_diverges(recorded);
  if (log.size() <= recorded.size()) return show(play, course, found.deal, found.state);
  if (play.ranked && !play.counts(found.state)) {
    context.writer.unrank(play.id, play.date);
    throw day_closed();
  }

  std::optional<Refusal> refusal;
  std::optional<http::Problem> cut_short;  // what was answered until then is recorded all the same
  std::size_t index = recorded.size();
  try {
    const ComputerPlayers bots = bots_of(context, request, play, found.deal);
    while (index < log.size() && !(refusal = course.act(log[index], bots))) ++index;
  } catch (const http::Problem& problem) {
    cut_short = problem;
  }

  if (!course.news().empty()) {
    Extension extension{play.id, play.date, play.actions.size(), course.news()};
    if (const auto score = course.score()) extension.finish = Finish{days.now(), *score};
    switch (context.writer.extend(extension)) {
      case Outcome::overtaken:
        return std::nullopt;
      case Outcome::held:
        std::this_thread::sleep_for(kPause);
        return std::nullopt;
      case Outcome::day_closed:
        context.writer.unrank(play.id, play.date);
        throw day_closed();
      case Outcome::stored:
        break;
    }
    if (extension.finish) ++context.numbers.finished;
    // A finished play has a place on the board, which only the database knows.
    if (extension.finish) play = require_play(context, days, id).play;
  }
  if (cut_short) throw *std::move(cut_short);
  if (refusal) throw refused(*refusal, log, index, course.match());
  return show(play, course, found.deal, found.state);
}

}  // namespace

http::Answer extend(const Context& context, const http::Request& request) {
  const json::Document body = http::body_object(request);
  const Log log = http::required_strings(body, "log");
  const players::Player player = players::authenticate(context.pool, request);
  try {
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
      const DaysAt days = context.calendar.at(context.clock.now());
      if (auto answer = try_to_extend(context, days, request, player, log)) return *std::move(answer);
    }
  } catch (const http::Problem& problem) {
    const int status = problem.status;
    if (status == 409 || status == 410 || status == 422) ++context.numbers.refused;
    throw;
  }
  throw http::unavailable();
}

}  // namespace rozbazi::plays
