// The computer players against each other, and normal against players who decide as it does but for one thing, which
// they do without thought.
#include <catch2/catch.hpp>

#include "tests/players/leveled.h"
#include "tests/unit/teen_do_paanch_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::teen_do_paanch;

namespace {

constexpr int kMatches = 2000;
// Thought takes time. Over the deals of a benchmark: tests/bench/teen_do_paanch_player_bench.cpp.
constexpr int kFewMatches = 15;

const Options kDefaults;
const Options kHighSevens{true, 2, Scoring::tricks, {}};
const Options kKeepNone{false, 0, Scoring::tricks, {}};

}  // namespace

TEST_CASE("Over 2,000 duplicate matches of three deals normal beats easy with 99.9 % confidence") {
  for (const Options& options : {kDefaults, kHighSevens}) {
    CHECK(duel(options, kMatches, UsualChoice(), Leveled<TeenDoPaanch>(options, Level::easy)).certain());
  }
}

TEST_CASE("Over a few duplicate matches of three deals hard beats normal with 99.9 % confidence") {
  CHECK(duel(kDefaults, kFewMatches, Leveled<TeenDoPaanch>(kDefaults, Level::hard), UsualChoice()).certain());
}

TEST_CASE("Over 2,000 duplicate matches of three deals it beats random cards with 99.9 % confidence") {
  CHECK(duel(kDefaults, kMatches, UsualChoice(), RandomCards()).certain());
  CHECK(duel(kHighSevens, kMatches, UsualChoice(), RandomCards()).certain());
}

TEST_CASE("Over 2,000 duplicate matches of three deals it beats the lowest cards with 99.9 % confidence") {
  CHECK(duel(kDefaults, kMatches, UsualChoice(), LowestCards()).certain());
  CHECK(duel(kHighSevens, kMatches, UsualChoice(), LowestCards()).certain());
}

TEST_CASE("Over 2,000 duplicate matches of three deals its trumps are worth tricks with 99.9 % confidence") {
  CHECK(duel(kDefaults, kMatches, UsualChoice(), RandomTrumps()).certain());
  CHECK(duel(kHighSevens, kMatches, UsualChoice(), RandomTrumps()).certain());
}

TEST_CASE("Over 2,000 duplicate matches of three deals its returns are worth tricks with 99.9 % confidence") {
  CHECK(duel(kDefaults, kMatches, UsualChoice(), RandomReturns()).certain());
  CHECK(duel(kKeepNone, kMatches, UsualChoice(), RandomReturns()).certain());
}

TEST_CASE("What it does is always legal, and the same when asked again") {
  for (int number = 0; number < 2000; ++number) {
    const Options options{number % 2 == 1, static_cast<std::uint8_t>(number % 3), Scoring::tricks, {}};
    Deal deal(options, number % kSeats,
              shuffled_pack(kTeenDoPaanchDeck, Seed{0x43}, static_cast<std::uint64_t>(number)), some_dues(number));
    while (deal.turn() >= 0) {
      const Deal seen = deal.seen_by(deal.turn());
      const Action chosen = choose(seen);
      REQUIRE(deal.is_legal(chosen));
      REQUIRE(choose(seen) == chosen);
      deal.apply(chosen);
    }
  }
}
