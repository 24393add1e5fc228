// The computer players against sides that announce as they do but play without thought, and against each other.
#include <catch2/catch.hpp>

#include "tests/players/leveled.h"
#include "tests/unit/tute_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::tute;

namespace {

constexpr int kDeals = 2000;
constexpr int kFewDeals = 24;

const auto kPlayers = {2, 3, 4};

Options table_of(int players, bool must_beat_partner = true) {
  Options options;
  options.players = players;
  options.must_beat_partner = must_beat_partner;
  return options;
}

}  // namespace

TEST_CASE("Over 2,000 duplicate deals at each table normal beats easy with 99.9 % confidence") {
  for (const int players : kPlayers) {
    const Options options = table_of(players);
    CHECK(duel(options, kDeals, UsualChoice(), Leveled<Tute>(options, Level::easy)).certain());
  }
}

// Against the other levels it takes the deals of tests/bench/tute_player_bench.cpp.
TEST_CASE("Over a few duplicate deals at each table hard beats random cards with 99.9 % confidence") {
  for (const int players : kPlayers) {
    const Options options = table_of(players);
    CHECK(duel(options, kFewDeals, Leveled<Tute>(options, Level::hard), RandomCards()).certain());
  }
}

TEST_CASE("Over 2,000 duplicate deals at each table it beats random cards with 99.9 % confidence") {
  for (const int players : kPlayers) CHECK(duel(table_of(players), kDeals, UsualChoice(), RandomCards()).certain());
  CHECK(duel(table_of(4, false), kDeals, UsualChoice(), RandomCards()).certain());
}

TEST_CASE("Over 2,000 duplicate deals at each table it beats the lowest cards with 99.9 % confidence") {
  for (const int players : kPlayers) CHECK(duel(table_of(players), kDeals, UsualChoice(), LowestCards()).certain());
  CHECK(duel(table_of(4, false), kDeals, UsualChoice(), LowestCards()).certain());
}

TEST_CASE("What it does is always legal, and the same when asked again") {
  for (const int players : kPlayers) {
    for (int number = 0; number < 1000; ++number) {
      const Options options = table_of(players, number % 2 == 0);
      Deal deal(options, number % players,
                shuffled_pack(deck(options), Seed{0x43}, static_cast<std::uint64_t>(number)));
      while (deal.turn() >= 0) {
        const Deal seen = deal.seen_by(deal.turn());
        const Action chosen = choose(seen);
        REQUIRE(deal.is_legal(chosen));
        REQUIRE(choose(seen) == chosen);
        deal.apply(chosen);
      }
    }
  }
}
