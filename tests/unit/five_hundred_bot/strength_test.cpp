// The computer player against sides that call and discard as it does but play without thought.
#include <catch2/catch.hpp>

#include "tests/players/leveled.h"
#include "tests/unit/five_hundred_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::five_hundred;

namespace {

constexpr int kDeals = 2000;

}  // namespace

TEST_CASE("Over 2,000 duplicate deals it beats random cards with 99.9 % confidence") {
  CHECK(duel(kDeals, UsualChoice(), RandomCards()).certain());
}

TEST_CASE("Over 2,000 duplicate deals it beats the lowest cards with 99.9 % confidence") {
  CHECK(duel(kDeals, UsualChoice(), LowestCards()).certain());
}

// Against normal it takes the deals of tests/bench/five_hundred_player_bench.cpp.
TEST_CASE("Over a few duplicate deals hard beats easy with 99.9 % confidence") {
  const Leveled<FiveHundred> hard(Options{}, Level::hard);
  CHECK(duel(60, hard, Leveled<FiveHundred>(Options{}, Level::easy)).certain());
}

TEST_CASE("What it does is always legal, and the same when asked again") {
  for (int number = 0; number < 2000; ++number) {
    Deal deal(number % kSeats, shuffled_pack(kFiveHundredDeck, Seed{0x43}, static_cast<std::uint64_t>(number)));
    while (deal.turn() >= 0) {
      const Deal seen = deal.seen_by(deal.turn());
      const Action chosen = choose(seen);
      REQUIRE(deal.is_legal(chosen));
      REQUIRE(choose(seen) == chosen);
      deal.apply(chosen);
    }
  }
}
