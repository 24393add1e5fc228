// The levels of Five Hundred's computer players against each other.
#include <catch2/catch.hpp>

#include "engine/games/five-hundred/bot_easy.h"
#include "engine/games/five-hundred/doubt.h"
#include "engine/games/five-hundred/levels.h"
#include "tests/unit/five_hundred_bot/duel.h"

using namespace rozbazi;
using namespace rozbazi::five_hundred;

namespace {

const auto kNormal = [](const Deal& seen) { return choose(seen); };

}  // namespace

TEST_CASE("Over 2,000 duplicate deals normal beats easy with 99.9 % confidence") {
  CHECK(duel(2000, kNormal, choose_easily).certain());
}

TEST_CASE("What easy does is always legal") {
  for (int number = 0; number < 2000; ++number) {
    Deal deal(number % kSeats, shuffled_pack(kFiveHundredDeck, Seed{0x43}, static_cast<std::uint64_t>(number)));
    while (deal.turn() >= 0) {
      // A misère of the others', too, is played by a beginner.
      const Deal seen = deal.seen_by(deal.turn());
      const Action chosen = seen.phase() == Phase::auction ? choose(seen) : choose_easily(seen);
      REQUIRE(deal.is_legal(chosen));
      deal.apply(chosen);
    }
  }
}

TEST_CASE("Nobody is doubted before he calls, and hardly who bids what his hand is worth without the kitty") {
  int bids = 0;
  int doubts = 0;
  for (int number = 0; number < 200; ++number) {
    Deal deal(3, shuffled_pack(kFiveHundredDeck, Seed{0x44}, static_cast<std::uint64_t>(number)));
    REQUIRE(doubt_of(deal) == 0);
    const Action call = choose(deal.seen_by(0));
    if (!is_bid(call) || is_misere(bid_at(height_of(call)).game)) continue;
    ++bids;
    deal.apply(call);
    doubts += doubt_of(deal);
  }
  CAPTURE(bids, doubts);
  CHECK(bids > 20);
  CHECK(doubts < bids / 2);
}

TEST_CASE("What hard does is always legal, and the same when asked again") {
  Workspace workspace;
  for (int number = 0; number < 12; ++number) {
    Deal deal(number % kSeats, shuffled_pack(kFiveHundredDeck, Seed{0x43}, static_cast<std::uint64_t>(number)));
    for (std::uint32_t action = 0; deal.turn() >= 0; ++action) {
      const Deal seen = deal.seen_by(deal.turn());
      const auto chosen = [&](Workspace& with) {
        Stream stream = Stream::bots(Seed{0x43}, static_cast<std::uint64_t>(number), action);
        return choose(seen, Level::hard, stream, with);
      };
      const Action first = chosen(workspace);
      REQUIRE(deal.is_legal(first));
      if (action % 8 == 0) {
        Workspace fresh;
        REQUIRE(chosen(fresh) == first);
      }
      deal.apply(first);
    }
  }
}
