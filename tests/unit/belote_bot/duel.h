// Duplicate deals between two ways to play: each deal twice, with the sides exchanged, so that the cards are the same
// for both.
#pragma once

#include "engine/cards/decks.h"
#include "engine/games/belote/belote.h"
#include "tests/players/margins.h"

namespace rozbazi::belote {

/// The difference of the scores, seats 0 and 2 less 1 and 3; `even` plays seats 0 and 2, `odd` the others.
template <class Even, class Odd>
int play_deal(const Options& options, int dealer, const Pack& pack, Even& even, Odd& odd) {
  Deal deal(options, dealer, pack, 0);
  while (deal.turn() >= 0) {
    const int seat = deal.turn();
    const Deal seen = deal.seen_by(seat);
    deal.apply(seat % 2 == 0 ? even(seen) : odd(seen));
  }
  const DealResult result = score(deal);
  return result.scores[0] - result.scores[1];
}

template <class First, class Second>
Margins duel(const Options& options, int deals, First first, Second second) {
  Margins margins;
  for (int number = 0; number < deals; ++number) {
    const Pack pack = shuffled_pack(kPiquetDeck, Seed{0xD0, 0xE1}, static_cast<std::uint64_t>(number));
    const int dealer = number % kSeats;
    margins.add(play_deal(options, dealer, pack, first, second) - play_deal(options, dealer, pack, second, first));
  }
  return margins;
}

/// Bids as the computer player does, and plays any card that it may.
class RandomCards {
 public:
  Action operator()(const Deal& seen) {
    if (seen.phase() != Phase::play) return choose(seen);
    Cards cards = seen.tricks().playable();
    for (auto skip = random_.uniform(static_cast<std::uint32_t>(std::popcount(cards))); skip > 0; --skip) {
      cards &= cards - 1;
    }
    return Action::play(card_at(seen.layout(), std::countr_zero(cards)));
  }

 private:
  Stream random_ = Stream::bots(Seed{0xCA}, 0, 0);
};

/// Bids as the computer player does, and plays the card of the fewest points that it may, the weakest of them.
struct LowestCards {
  Action operator()(const Deal& seen) const {
    if (seen.phase() != Phase::play) return choose(seen);
    Cards cards = seen.tricks().playable();
    int lowest = std::countr_zero(cards);
    for (; cards != 0; cards &= cards - 1) {
      const int bit = std::countr_zero(cards);
      if (points_of(bit) < points_of(lowest)) lowest = bit;
    }
    return Action::play(card_at(seen.layout(), lowest));
  }
};

}  // namespace rozbazi::belote
