// Duplicate deals between two ways to play: each deal twice, with the sides exchanged, so that the cards are the same
// for both.
#pragma once

#include "engine/cards/decks.h"
#include "engine/games/belote/belote.h"
#include "engine/players/most_worth.h"
#include "tests/players/duel.h"

namespace rozbazi::belote {

/// The difference of the scores, seats 0 and 2 less 1 and 3; `even` plays seats 0 and 2, `odd` the others.
template <class Even, class Odd>
int play_deal(const Options& options, int dealer, const Pack& pack, Even& even, Odd& odd) {
  Deal deal(options, dealer, pack, 0);
  play_by_sides(deal, even, odd);
  const DealResult result = score(deal);
  return result.scores[0] - result.scores[1];
}

template <class First, class Second>
Margins duel(const Options& options, int deals, First first, Second second) {
  const auto margin = [&](int dealer, const Pack& pack, auto& even, auto& odd) {
    return play_deal(options, dealer, pack, even, odd);
  };
  return duel_of_sides(kPiquetDeck, Seed{0xD0, 0xE1}, deals, first, second, margin);
}

/// Bids as the computer player does, and plays any card that it may.
class RandomCards {
 public:
  Action operator()(const Deal& seen) {
    if (seen.phase() != Phase::play) return choose(seen);
    return Action::play(card_at(seen.layout(), random_bit(seen.tricks().playable(), random_)));
  }

 private:
  Stream random_ = Stream::bots(Seed{0xCA}, 0, 0);
};

/// Bids as the computer player does, and plays the card of the fewest points that it may, the weakest of them.
struct LowestCards {
  Action operator()(const Deal& seen) const {
    if (seen.phase() != Phase::play) return choose(seen);
    const int lowest = most_worth(seen.tricks().playable(), [](int bit) { return -points_of(bit); });
    return Action::play(card_at(seen.layout(), lowest));
  }
};

}  // namespace rozbazi::belote
