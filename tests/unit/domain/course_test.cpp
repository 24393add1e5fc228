#include "backend/plays/course.h"

#include <catch2/catch.hpp>
#include <stdexcept>

#include "generator/bots.h"

using namespace rozbazi;
using namespace rozbazi::plays;

namespace {

const Seed kSeed{1, 2, 3};
const auto kDate = Date::parse("2026-11-29").value();
const Bots kBots{"normal", 1};

Deal deal_of(const char* table) { return {find_table(table), kDate, {}, Instant{}, {}}; }

replies::Asker unlimited() {
  return {.pay = [] {}, .deadline = std::chrono::steady_clock::now() + std::chrono::minutes(1)};
}

// The computer players of a deal of that seed.
class Opponents {
 public:
  explicit Opponents(const char* table, Bots bots = kBots, replies::Asker asker = unlimited())
      : bots_(replies_, deal_of(table), kSeed, bots, std::move(asker)) {}
  operator const ComputerPlayers&() const { return bots_; }  // NOLINT: that is what they are
  replies::Replies::Numbers numbers() const { return replies_.numbers(); }

 private:
  replies::Replies replies_{{}};
  ComputerPlayers bots_;
};

Course begun(const char* table) { return Course(deal_of(table), kSeed); }

// Plays the last action that is legal, which is a pass only where nothing else is legal, until the end.
Course finished(const char* table, const ComputerPlayers& bots) {
  Course course = begun(table);
  course.let_bots_play(bots);
  while (!course.match().finished()) REQUIRE_FALSE(course.act(course.match().legal().back(), bots).has_value());
  return course;
}
Course finished(const char* table) { return finished(table, Opponents(table)); }

}  // namespace

TEST_CASE("a course that is replayed from what was stored is the same course") {
  for (const char* table : {"belote", "coinche"}) {
    const Course course = finished(table);
    Course replayed = begun(table);
    replayed.replay(course.news());
    CHECK(replayed.match().finished());
    CHECK(replayed.score() == course.score());
    CHECK(replayed.own_log() == course.own_log());
    CHECK(replayed.news().empty());
  }
}

TEST_CASE("a course that is replayed in part goes on as it went") {
  const Opponents bots("belote");
  const Course whole = finished("belote");
  Course first = begun("belote");
  first.let_bots_play(bots);
  REQUIRE_FALSE(first.act(whole.own_log().front(), bots).has_value());
  CHECK(whole.news().starts_with(first.news()));

  Course second = begun("belote");
  second.replay(first.news());
  for (std::size_t index = 1; index < whole.own_log().size(); ++index) {
    REQUIRE_FALSE(second.act(whole.own_log()[index], bots).has_value());
  }
  CHECK(first.news() + second.news() == whole.news());
}

TEST_CASE("a refused action leaves the course as it was") {
  const Opponents bots("belote");
  Course course = begun("belote");
  course.let_bots_play(bots);
  const std::string before = course.news();
  CHECK(course.act("nonsense", bots)->code == Refusal::Code::unknown_action);
  CHECK(course.act("coinche", bots)->code == Refusal::Code::illegal_action);
  CHECK(course.news() == before);
  CHECK(course.match().turn() == kOwnSeat);
  CHECK_FALSE(course.score().has_value());
}

TEST_CASE("stored actions that are no play of the deal are found out") {
  for (const char* actions : {"AS ", "pass nonsense ", "pass pas", "pass"}) {
    CAPTURE(actions);
    Course course = begun("belote");
    CHECK_THROWS_AS(course.replay(actions), std::logic_error);
  }
}

TEST_CASE("who goes the same way is told what was thought of before") {
  const Opponents bots("tute-4");
  const std::string first = finished("tute-4", bots).news();
  const auto thought = bots.numbers();
  CHECK(thought.recalled == 0);
  CHECK(finished("tute-4", bots).news() == first);
  CHECK(bots.numbers().computed == thought.computed);
  CHECK(bots.numbers().recalled == thought.computed);
  CHECK(finished("tute-4").news() == first);
}

TEST_CASE("a version that this program does not have is played on with its newest") {
  const std::string newest = finished("schafkopf", Opponents("schafkopf", {"normal", kNewestBots})).news();
  CHECK(finished("schafkopf", Opponents("schafkopf", {"cunning", kNewestBots + 1})).news() == newest);
}

TEST_CASE("a course that is cut short tells news up to where the player was on turn last, and is gone on with later") {
  const std::string whole = finished("coinche").news();
  int left = 8;
  const auto pay = [&] {
    if (left-- == 0) throw http::slow_down(1);
  };
  const Opponents bots("coinche", kBots, {.pay = pay, .deadline = unlimited().deadline});
  std::string recorded;
  int times = 0;
  for (bool over = false; !over; ++times) {
    Course course = begun("coinche");
    course.replay(recorded);
    try {
      course.let_bots_play(bots);
      while (!course.match().finished()) course.act(course.match().legal().back(), bots);
      over = true;
    } catch (const http::Problem& problem) {
      CHECK(problem.status == 429);
      left = 1;
    }
    recorded += course.news();
    REQUIRE(whole.starts_with(recorded));
    Course stored = begun("coinche");
    stored.replay(recorded);
    CHECK((recorded.empty() || stored.match().finished() || stored.match().turn() == kOwnSeat));
  }
  CHECK(times > 2);
  CHECK(recorded == whole);
}
