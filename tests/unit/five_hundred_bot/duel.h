// Duplicate deals between two ways to play Five Hundred: each deal twice, with the sides exchanged, so that the cards
// are the same for both.
#pragma once

#include "engine/base/bits.h"
#include "engine/cards/decks.h"
#include "engine/games/five-hundred/five_hundred.h"
#include "tests/players/margins.h"

namespace rozbazi::five_hundred {

/// The difference of the scores, seats 0 and 2 less 1 and 3; `even` plays seats 0 and 2, `odd` the others.
template <class Even, class Odd>
int play_deal(int dealer, const Pack& pack, Even& even, Odd& odd) {
  Deal deal(dealer, pack);
  while (deal.turn() >= 0) {
    const int seat = deal.turn();
    const Deal seen = deal.seen_by(seat);
    deal.apply(seat % 2 == 0 ? even(seen) : odd(seen));
  }
  const DealResult result = score(deal);
  return result.scores[0] - result.scores[1];
}

template <class First, class Second>
Margins duel(int deals, First first, Second second) {
  Margins margins;
  for (int number = 0; number < deals; ++number) {
    const Pack pack = shuffled_pack(kFiveHundredDeck, Seed{0xD0, 0xE1}, static_cast<std::uint64_t>(number));
    const int dealer = number % kSeats;
    margins.add(play_deal(dealer, pack, first, second) - play_deal(dealer, pack, second, first));
  }
  return margins;
}

/// Calls, discards and gives the joker a suit as the computer player does, and plays any card that it may.
class RandomCards {
 public:
  Action operator()(const Deal& seen) {
    if (seen.phase() != Phase::play) return choose(seen);
    ActionList legal;
    seen.legal(legal);
    return legal[random_.uniform(static_cast<std::uint32_t>(legal.size()))];
  }

 private:
  Stream random_ = Stream::bots(Seed{0xCA}, 0, 0);
};

/// The same, but plays the lowest card that it may, trumps last.
struct LowestCards {
  Action operator()(const Deal& seen) const {
    if (seen.phase() != Phase::play) return choose(seen);
    Cards cards = seen.tricks().playable();
    int lowest = std::countr_zero(cards);
    for (; cards != 0; cards &= cards - 1) {
      const int bit = std::countr_zero(cards);
      if (height(bit) < height(lowest)) lowest = bit;
    }
    if (!seen.tricks().asks(lowest)) return Action::play(card_at(seen.layout(), lowest));
    ActionList legal;
    seen.legal(legal);
    return legal[0];
  }

 private:
  static int height(int bit) { return bit >= kTrumpLane ? bit : bit % kLane; }
};

}  // namespace rozbazi::five_hundred
