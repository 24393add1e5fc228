// The computer player against sides that bid as it does but play without thought.
#include <catch2/catch.hpp>

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

TEST_CASE("Over 2,000 duplicate deals in each mode it beats random cards with 99.9 % confidence") {
  CHECK(duel(in(Mode::classique), kDeals, choose, RandomCards()).certain());
  CHECK(duel(in(Mode::coinche), kDeals, choose, RandomCards()).certain());
}

TEST_CASE("Over 2,000 duplicate deals in each mode it beats the lowest cards with 99.9 % confidence") {
  CHECK(duel(in(Mode::classique), kDeals, choose, LowestCards()).certain());
  CHECK(duel(in(Mode::coinche), kDeals, choose, LowestCards()).certain());
}

TEST_CASE("The statistic tells a sure margin from luck") {
  CHECK(Margins{100, 1000, 100 * 100 + 100 * 900}.certain());      // mean 10, deviation 30: 3.3 standard errors
  CHECK_FALSE(Margins{100, 900, 100 * 81 + 100 * 900}.certain());  // mean 9: 2.98
  CHECK_FALSE(Margins{100, -1000, 100 * 100 + 100 * 900}.certain());
  CHECK_FALSE(Margins{100, 0, 0}.certain());
}
