#include "engine/random/pack.h"

#include <catch2/catch.hpp>
#include <vector>

#include "engine/cards/decks.h"

using namespace rozbazi;

TEST_CASE("The decks have the cards that the rules count") {
  CHECK(kPiquetDeck.size() == 32);
  CHECK(kSpanishDeck.size() == 40);
  CHECK(kSpanishDeckForThree.size() == 39);
  CHECK_FALSE(kSpanishDeckForThree.has(*Card::parse("2D")));
  CHECK(kFiveHundredDeck.size() == Pack::kMost);
  CHECK(kFiveHundredDeck.has(Card::joker()));
  CHECK_FALSE(kFiveHundredDeck.has(*Card::parse("4S")));
  CHECK(kTeenDoPaanchDeck.size() == 30);
  CHECK_FALSE(kTeenDoPaanchDeck.has(*Card::parse("7D")));
}

TEST_CASE("A pack holds every card of its deck once, and another number or seed gives another order") {
  const Seed seed{1, 2, 3};
  for (const CardSet deck : {kPiquetDeck, kSpanishDeck, kSpanishDeckForThree, kFiveHundredDeck, kTeenDoPaanchDeck}) {
    const Pack pack = shuffled_pack(deck, seed, 7);
    CardSet seen;
    for (const Card card : pack.cards()) seen.add(card);
    CHECK(seen == deck);
    CHECK(pack.size() == deck.size());
    const auto order = [](const Pack& p) { return std::vector<Card>(p.cards().begin(), p.cards().end()); };
    CHECK(order(shuffled_pack(deck, seed, 7)) == order(pack));
    CHECK(order(shuffled_pack(deck, seed, 8)) != order(pack));
    CHECK(order(shuffled_pack(deck, Seed{1, 2, 4}, 7)) != order(pack));
  }
}

TEST_CASE("Every card is as likely in every place of the pack") {
  // Counts of (place, card) over many packs. Every row and every column of the n x n table sums up to the
  // number of packs, so that (n-1)/n * sum (count - expected)^2 / expected is chi-square with (n-1)^2 degrees
  // of freedom in the limit (the covariance of a uniform permutation's matrix is (I - J/n) x (I - J/n) /
  // (n-1)). That distribution has mean f = (n-1)^2 and standard deviation sqrt(2f); for the 32 cards f = 961
  // and the bounds of 99.9 % are 961 +- 3.29 * 43.8. The seed is fixed, so the test never fails by chance.
  constexpr int kCards = 32;
  constexpr int kExpected = 400;
  constexpr int kPacks = kCards * kExpected;
  std::vector<std::vector<int>> counts(kCards, std::vector<int>(Card::kCount));
  for (int number = 0; number < kPacks; ++number) {
    const Pack pack = shuffled_pack(kPiquetDeck, Seed{0x52, 0x5a}, static_cast<std::uint64_t>(number));
    for (int place = 0; place < kCards; ++place) {
      ++counts[static_cast<std::size_t>(place)][static_cast<std::size_t>(pack[place].number())];
    }
  }
  std::int64_t squares = 0;
  for (const auto& row : counts) {
    for (const Card card : kPiquetDeck) {
      const std::int64_t off = row[static_cast<std::size_t>(card.number())] - kExpected;
      squares += off * off;
    }
  }
  const std::int64_t statistic = squares * (kCards - 1) / (kCards * kExpected);
  CHECK(statistic > 961 - 144);
  CHECK(statistic < 961 + 144);
}
