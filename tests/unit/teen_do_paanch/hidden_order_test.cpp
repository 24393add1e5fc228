// The order in which a debtor's cards lie for a draw (docs/rules/teen-do-paanch.md 5.7).
#include "engine/games/teen-do-paanch/hidden_order.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "engine/cards/decks.h"
#include "engine/games/teen-do-paanch/deal.h"

using namespace rozbazi;
using namespace rozbazi::teen_do_paanch;

namespace {

Pack pack_in_byte_order() {
  Pack pack;
  for (const Card card : kTeenDoPaanchDeck) pack.push(card);
  return pack;
}

Card card(std::string_view name) { return *Card::parse(name); }

}  // namespace

TEST_CASE("the keys of a draw are those that the specification gives") {
  const HiddenOrder order(pack_in_byte_order());
  CHECK(order.key(0, card("AS")) == 12666022598899367603u);
  CHECK(order.key(0, card("7H")) == 9668247402222449223u);
  CHECK(order.key(1, card("AS")) == 3892484192356164516u);
}

TEST_CASE("a place of the hidden order is the card whose key has that rank") {
  const HiddenOrder order(shuffled_pack(kTeenDoPaanchDeck, Seed{}, 7));
  const CardSet hand = cards_of("AK98", "SD") | cards_of("7", "HS");
  const lanes::Layout& plain = layout(layout_number(false, kPlain));
  for (int draw = 0; draw < 8; ++draw) {
    std::vector<Card> sorted;
    for (const Card each : hand) sorted.push_back(each);
    std::sort(sorted.begin(), sorted.end(), [&](Card a, Card b) { return order.key(draw, a) < order.key(draw, b); });
    for (int place = 0; place < 10; ++place) {
      INFO(draw << " " << place);
      const int bit = order.at(place, plain.from_set(hand), plain, draw);
      CHECK(plain.card_at(bit).name() == sorted[static_cast<std::size_t>(place)].name());
    }
  }
}

TEST_CASE("cards returned earlier in the exchange lie among those of the next draw, in an order of its own") {
  Dues dues;
  dues[0] = 2;
  dues[1] = -2;
  const Pack pack = pack_in_byte_order();
  Deal deal(Options{}, 2, pack, dues);  // seat 0 names the trump and claims
  deal.apply(name_trump(Suit::spades));
  CardSet owed = deal.hand(1);
  for (int number = 0; number < 2; ++number) {
    REQUIRE(deal.phase() == Phase::draw);
    const lanes::Layout& layout = deal.layout();
    const Card drawn = layout.card_at(HiddenOrder(pack).at(4, layout.from_set(owed), layout, number));
    deal.apply(draw(4));
    CHECK(deal.exchange().drawn == drawn);
    CHECK(deal.hand(0).has(drawn));
    CHECK_FALSE(deal.hand(1).has(drawn));
    ActionList legal;
    deal.legal(legal);
    deal.apply(legal[0]);
    owed.remove(drawn);
    owed.add(returned_card(legal[0]));
    CHECK(deal.hand(1) == owed);
  }
  CHECK(deal.phase() == Phase::play);
}
