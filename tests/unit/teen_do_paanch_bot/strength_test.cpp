// The computer player against players who decide as it does but for one thing, which they do without thought.
#include <catch2/catch.hpp>

#include "tests/unit/teen_do_paanch_bot/duel.h"

using namespace rozbazi::teen_do_paanch;

namespace {

constexpr int kMatches = 2000;

const Options kDefaults;
const Options kHighSevens{true, 2, Scoring::tricks, {}};
const Options kKeepNone{false, 0, Scoring::tricks, {}};

}  // namespace

TEST_CASE("Over 2,000 duplicate matches of three deals it beats random cards with 99.9 % confidence") {
  CHECK(duel(kDefaults, kMatches, choose, RandomCards()).certain());
  CHECK(duel(kHighSevens, kMatches, choose, RandomCards()).certain());
}

TEST_CASE("Over 2,000 duplicate matches of three deals it beats the lowest cards with 99.9 % confidence") {
  CHECK(duel(kDefaults, kMatches, choose, LowestCards()).certain());
  CHECK(duel(kHighSevens, kMatches, choose, LowestCards()).certain());
}

TEST_CASE("Over 2,000 duplicate matches of three deals its trumps are worth tricks with 99.9 % confidence") {
  CHECK(duel(kDefaults, kMatches, choose, RandomTrumps()).certain());
  CHECK(duel(kHighSevens, kMatches, choose, RandomTrumps()).certain());
}

TEST_CASE("Over 2,000 duplicate matches of three deals its returns are worth tricks with 99.9 % confidence") {
  CHECK(duel(kDefaults, kMatches, choose, RandomReturns()).certain());
  CHECK(duel(kKeepNone, kMatches, choose, RandomReturns()).certain());
}

TEST_CASE("What it does is always legal, and the same when asked again") {
  for (int number = 0; number < 2000; ++number) {
    const Options options{number % 2 == 1, static_cast<std::uint8_t>(number % 3), Scoring::tricks, {}};
    Deal deal(
        options, number % kSeats,
        rozbazi::shuffled_pack(rozbazi::kTeenDoPaanchDeck, rozbazi::Seed{0x43}, static_cast<std::uint64_t>(number)),
        some_dues(number));
    while (deal.turn() >= 0) {
      const Deal seen = deal.seen_by(deal.turn());
      const rozbazi::Action chosen = choose(seen);
      REQUIRE(deal.is_legal(chosen));
      REQUIRE(choose(seen) == chosen);
      deal.apply(chosen);
    }
  }
}
