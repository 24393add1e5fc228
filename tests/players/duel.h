// Duplicate deals between two ways to play: each deal twice, with the sides exchanged, so that the cards are the same
// for both.
#pragma once

#include <bit>

#include "engine/base/bits.h"
#include "engine/random/pack.h"
#include "engine/random/stream.h"
#include "tests/players/margins.h"

namespace rozbazi {

/// Plays the deal to its end; `even` plays seats 0 and 2, `odd` the others.
template <class Deal, class Even, class Odd>
void play_by_sides(Deal& deal, Even& even, Odd& odd) {
  while (deal.turn() >= 0) {
    const int seat = deal.turn();
    const Deal seen = deal.seen_by(seat);
    deal.apply(seat % 2 == 0 ? even(seen) : odd(seen));
  }
}

/// `margin(dealer, pack, even, odd)` plays one deal and tells what seats 0 and 2 have won more than 1 and 3.
template <class First, class Second, class Margin>
Margins duel_of_sides(CardSet deck, const Seed& seed, int deals, First& first, Second& second, Margin margin) {
  constexpr int kSeats = 4;
  Margins margins;
  for (int number = 0; number < deals; ++number) {
    const Pack pack = shuffled_pack(deck, seed, static_cast<std::uint64_t>(number));
    const int dealer = number % kSeats;
    margins.add(margin(dealer, pack, first, second) - margin(dealer, pack, second, first));
  }
  return margins;
}

/// One bit of `cards` at random.
template <class Cards>
int random_bit(Cards cards, Stream& random) {
  return select_bit(cards, static_cast<int>(random.uniform(static_cast<std::uint32_t>(std::popcount(cards)))));
}

}  // namespace rozbazi
