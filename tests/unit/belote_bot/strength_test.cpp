// The computer players against sides that bid as they do but play without thought, and against each other.
#include <catch2/catch.hpp>

#include "tests/players/leveled.h"
#include "tests/unit/belote_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::belote;

namespace {

constexpr int kDeals = 2000;

Options in(Mode mode) {
  Options options;
  options.mode = mode;
  return options;
}

}  // namespace

TEST_CASE("Over 2,000 duplicate deals in each mode normal beats easy with 99.9 % confidence") {
  for (const Mode mode : {Mode::classique, Mode::coinche}) {
    CHECK(duel(in(mode), kDeals, UsualChoice(), Leveled<Belote>(in(mode), Level::easy)).certain());
  }
}

// Against normal it takes the deals of tests/bench/belote_player_bench.cpp.
TEST_CASE("Over a few duplicate deals in each mode hard beats easy with 99.9 % confidence") {
  const auto margins = [](Mode mode, int deals) {
    return duel(in(mode), deals, Leveled<Belote>(in(mode), Level::hard), Leveled<Belote>(in(mode), Level::easy));
  };
  CHECK(margins(Mode::classique, 64).certain());
  CHECK(margins(Mode::coinche, 40).certain());
}

TEST_CASE("Over 2,000 duplicate deals in each mode it beats random cards with 99.9 % confidence") {
  CHECK(duel(in(Mode::classique), kDeals, UsualChoice(), RandomCards()).certain());
  CHECK(duel(in(Mode::coinche), kDeals, UsualChoice(), RandomCards()).certain());
}

TEST_CASE("Over 2,000 duplicate deals in each mode it beats the lowest cards with 99.9 % confidence") {
  CHECK(duel(in(Mode::classique), kDeals, UsualChoice(), LowestCards()).certain());
  CHECK(duel(in(Mode::coinche), kDeals, UsualChoice(), LowestCards()).certain());
}

TEST_CASE("The statistic tells a sure margin from luck") {
  CHECK(Margins{100, 1000, 100 * 100 + 100 * 900}.certain());      // mean 10, deviation 30: 3.3 standard errors
  CHECK_FALSE(Margins{100, 900, 100 * 81 + 100 * 900}.certain());  // mean 9: 2.98
  CHECK_FALSE(Margins{100, -1000, 100 * 100 + 100 * 900}.certain());
  CHECK_FALSE(Margins{100, 0, 0}.certain());
}
