#include "backend/plays/course.h"

#include <catch2/catch.hpp>
#include <stdexcept>

using namespace rozbazi;
using namespace rozbazi::plays;

namespace {

const Seed kSeed{1, 2, 3};

Course begun(const char* table) {
  const Deal deal{find_table(table), Date::parse("2026-11-29").value(), {}, Instant{}, {}};
  return Course(deal, kSeed, "normal");
}

// Plays the last action that is legal, which is a pass only where nothing else is legal, until the end.
Course finished(const char* table) {
  Course course = begun(table);
  course.let_bots_play();
  while (!course.match().finished()) REQUIRE_FALSE(course.act(course.match().legal().back()).has_value());
  return course;
}

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
  const Course whole = finished("belote");
  Course first = begun("belote");
  first.let_bots_play();
  REQUIRE_FALSE(first.act(whole.own_log().front()).has_value());
  CHECK(whole.news().starts_with(first.news()));

  Course second = begun("belote");
  second.replay(first.news());
  for (std::size_t index = 1; index < whole.own_log().size(); ++index) {
    REQUIRE_FALSE(second.act(whole.own_log()[index]).has_value());
  }
  CHECK(first.news() + second.news() == whole.news());
}

TEST_CASE("a refused action leaves the course as it was") {
  Course course = begun("belote");
  course.let_bots_play();
  const std::string before = course.news();
  CHECK(course.act("nonsense")->code == Refusal::Code::unknown_action);
  CHECK(course.act("coinche")->code == Refusal::Code::illegal_action);
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
