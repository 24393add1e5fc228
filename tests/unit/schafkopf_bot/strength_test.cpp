// How much better than no thought the computer player is, and one level than another.
#include <catch2/catch.hpp>

#include "tests/players/leveled.h"
#include "tests/unit/schafkopf_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::schafkopf;

namespace {

constexpr int kDeals = 2000;

Options table(bool ramsch) {
  Options options;
  options.ramsch = ramsch;
  return options;
}

/// The computer player where everybody passes, so that each deal is a Ramsch.
template <class Player>
auto passing(Player player) {
  return [player](const Deal& seen) mutable { return seen.phase() == Phase::play ? player(seen) : kPass; };
}

}  // namespace

TEST_CASE("Over 2,000 duplicate deals at each table normal beats easy with 99.9 % confidence") {
  for (const bool ramsch : {true, false}) {
    CHECK(duel(table(ramsch), kDeals, UsualChoice(), Leveled<Schafkopf>(table(ramsch), Level::easy)).certain());
  }
}

// Against normal it takes the deals of tests/bench/schafkopf_player_bench.cpp.
TEST_CASE("Over a few duplicate deals hard beats random cards with 99.9 % confidence") {
  CHECK(duel(table(true), 40, Leveled<Schafkopf>(table(true), Level::hard), RandomCards()).certain());
}

TEST_CASE("Over 2,000 duplicate deals at each table it beats random cards with 99.9 % confidence") {
  CHECK(duel(table(true), kDeals, UsualChoice(), RandomCards()).certain());
  CHECK(duel(table(false), kDeals, UsualChoice(), RandomCards()).certain());
}

TEST_CASE("Over 2,000 duplicate deals at each table it beats the lowest cards with 99.9 % confidence") {
  CHECK(duel(table(true), kDeals, UsualChoice(), LowestCards()).certain());
  CHECK(duel(table(false), kDeals, UsualChoice(), LowestCards()).certain());
}

TEST_CASE("Over 2,000 duplicate deals that are all Ramsch it beats both with 99.9 % confidence") {
  CHECK(duel(table(true), kDeals, passing(UsualChoice()), passing(RandomCards())).certain());
  CHECK(duel(table(true), kDeals, passing(UsualChoice()), passing(LowestCards())).certain());
}

TEST_CASE("What it does is always legal, and the same when asked again") {
  for (int number = 0; number < 2000; ++number) {
    Deal deal(table(number % 2 == 0), number % kSeats,
              shuffled_pack(kPiquetDeck, Seed{0x43}, static_cast<std::uint64_t>(number)));
    while (deal.turn() >= 0) {
      const Deal seen = deal.seen_by(deal.turn());
      const Action chosen = choose(seen);
      REQUIRE(deal.is_legal(chosen));
      REQUIRE(choose(seen) == chosen);
      deal.apply(chosen);
    }
  }
}
