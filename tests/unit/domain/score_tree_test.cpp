#include "backend/boards/score_tree.h"

#include <catch2/catch.hpp>
#include <random>

#include "backend/boards/score_change.h"

using namespace rozbazi;
using namespace rozbazi::boards;

namespace {

bool same(const std::optional<Standing>& a, const std::optional<Standing>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return a->players == b->players && a->better == b->better && a->ties == b->ties;
}

// Of a plain list of what everybody has.
std::optional<Standing> counted(const std::vector<int>& scores, int score) {
  Standing standing{0, 0, -1};
  for (const int each : scores) {
    ++standing.players;
    standing.better += each > score ? 1 : 0;
    standing.ties += each == score ? 1 : 0;
  }
  if (standing.ties < 0) return std::nullopt;
  return standing;
}

}  // namespace

TEST_CASE("a tree of scores tells what counting tells, whatever comes and goes") {
  std::mt19937 random(7);
  for (const int reach : {3, 40, 2'000'000}) {
    std::vector<int> scores;
    ScoreTree tree;
    const auto any_score = [&] { return static_cast<int>(random() % (2 * reach + 1)) - reach; };
    for (int step = 0; step < 3000; ++step) {
      const int score = any_score();
      if (random() % 4 != 0 || scores.empty()) {
        REQUIRE(tree.add(score, 1));
        scores.push_back(score);
      } else {
        const std::size_t gone = random() % scores.size();
        REQUIRE(tree.add(scores[gone], -1));
        scores.erase(scores.begin() + static_cast<std::ptrdiff_t>(gone));
      }
      const int asked = scores.empty() || step % 5 == 0 ? any_score() : scores[random() % scores.size()];
      REQUIRE(same(tree.standing(asked), counted(scores, asked)));
    }
  }
}

TEST_CASE("a tree of scores begins with any counts, and no count falls below zero") {
  ScoreTree tree({{10, 3}, {-20, 1}, {30, 2}});
  CHECK(same(tree.standing(30), Standing{6, 0, 1}));
  CHECK(same(tree.standing(10), Standing{6, 2, 2}));
  CHECK(same(tree.standing(-20), Standing{6, 5, 0}));
  CHECK(!tree.standing(0));
  CHECK(!tree.add(0, -1));
  CHECK(!tree.add(30, -3));
  CHECK(tree.add(30, -2));
  CHECK(!tree.standing(30));
  CHECK(same(tree.standing(-20), Standing{4, 3, 0}));
}

TEST_CASE("what the database tells of a board is read, and nothing else") {
  const auto change = read_score_change("2026-11-29 tute-4 17 82:1 -162:-12");
  REQUIRE(change);
  CHECK(change->board == BoardName{Date::parse("2026-11-29").value(), "tute-4"});
  CHECK(change->version == 17);
  REQUIRE(change->additions.size() == 2);
  CHECK(change->additions[0].score == 82);
  CHECK(change->additions[0].players == 1);
  CHECK(change->additions[1].score == -162);
  CHECK(change->additions[1].players == -12);
  CHECK(read_score_change("2026-11-29 belote 1")->additions.empty());
  for (const char* text :
       {"", "2026-11-29", "2026-11-29 belote", "2026-11-29 belote x", "2026-11-31 belote 1", "2026-11-29  1 82:1",
        "2026-11-29 belote 1 82", "2026-11-29 belote 1 82:", "x belote 1 82:1", "2026-11-29 belote 1 82:1:1",
        "2026-11-29 belote 1  82:1", "2026-11-29 belote 1x 82:1", "2026-11-29 belote 1 99999999999:1"}) {
    CAPTURE(text);
    CHECK(!read_score_change(text));
  }
}
