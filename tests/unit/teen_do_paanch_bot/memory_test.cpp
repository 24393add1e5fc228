// What the computer player remembers is true, whatever was exchanged and played.
#include "engine/games/teen-do-paanch/memory.h"

#include "tests/unit/teen_do_paanch_bot/duel.h"
#include "tests/unit/teen_do_paanch_bot/position.h"

using namespace rozbazi;
using namespace rozbazi::teen_do_paanch;

namespace {

/// The card's bit, alone.
Cards mask(const Deal& deal, std::string_view name) {
  return lanes::card_mask(deal.layout().bit_of(*Card::parse(name)));
}

}  // namespace

TEST_CASE("What is remembered agrees with the cards that the others hold") {
  int certain = 0;
  for (int number = 0; number < 1000; ++number) {
    const Options options{number % 2 == 1, static_cast<std::uint8_t>(number % 3), Scoring::tricks, {}};
    Deal deal(options, number % kSeats,
              shuffled_pack(kTeenDoPaanchDeck, Seed{0x44}, static_cast<std::uint64_t>(number)), some_dues(number));
    RandomCards play;
    while (deal.turn() >= 0) {
      const Deal seen = deal.seen_by(deal.turn());
      if (deal.phase() != Phase::trump) {
        const HiddenCards hidden = remember(seen);
        for (int seat = 0; seat < kSeats; ++seat) {
          if (seat == deal.turn()) continue;
          REQUIRE((deal.held(seat) & ~hidden.may_hold(seat)) == 0);
          REQUIRE((hidden.holds(seat) & ~deal.held(seat)) == 0);
          certain += std::popcount(hidden.holds(seat));
        }
      }
      deal.apply(play(seen));
    }
  }
  CHECK(certain > 10'000);
}

TEST_CASE("A card that was returned is known to lie with the debtor, and one that was drawn with the claimant") {
  // Seat 0 draws two from seat 1.
  const Position of_claimant{"AS KS QS 9S AH KH 9H 8H KD QC", "S", "", dues_of(2, -2, 0), "draw:AD return:8H draw:TC"};
  const Deal claimant = Table(of_claimant).deal(0);
  const HiddenCards by_claimant = remember(claimant.seen_by(0));
  CHECK(by_claimant.holds(1) == mask(claimant, "8H"));
  CHECK(by_claimant.holds(2) == 0);
  CHECK((by_claimant.hidden() & mask(claimant, "AD")) == 0);

  // The same exchange from the other side, once seat 0 has led.
  const Position of_debtor{"AD TC 9C 8C QD JD TD 9D 8D TS", "S", "9H", dues_of(1, -1, 0), "draw:AD return:8H"};
  const Deal debtor = Table(of_debtor).deal(0);
  REQUIRE(debtor.turn() == 1);
  CHECK(remember(debtor.seen_by(1)).holds(0) == mask(debtor, "AD"));
}

TEST_CASE("Who did not follow has nothing of the suit led") {
  const Position position{"AS KS QS 9S AH KH 9H 8H KD QC", "S", "AH 8D TH AS 8C 8S"};
  const Deal deal = Table(position).deal(0);
  const HiddenCards hidden = remember(deal.seen_by(0));
  CHECK((hidden.may_hold(1) & (lanes::suit_lane(Suit::hearts) | lanes::kTrumps)) == 0);
  CHECK((hidden.may_hold(2) & mask(deal, "QH")) != 0);
  CHECK((hidden.holds(2) & mask(deal, "JS")) != 0);
}
