// Duplicate deals between two ways to play: each deal twice, with the seats exchanged, so that the cards are the same
// for both. Opposite seats play one way; who plays with whom is the cards' affair.
#pragma once

#include "engine/cards/decks.h"
#include "engine/games/schafkopf/schafkopf.h"
#include "engine/players/most_worth.h"
#include "tests/players/duel.h"

namespace rozbazi::schafkopf {

/// What seats 0 and 2 gain more than 1 and 3; `even` plays seats 0 and 2, `odd` the others.
template <class Even, class Odd>
int play_deal(const Options& options, int dealer, const Pack& pack, Even& even, Odd& odd) {
  Deal deal(options, dealer, pack);
  play_by_sides(deal, even, odd);
  const PerSeat<int> scores = score(options.tariff, deal).scores;
  return scores[0] + scores[2] - scores[1] - scores[3];
}

template <class First, class Second>
Margins duel(const Options& options, int deals, First first, Second second) {
  const auto margin = [&](int dealer, const Pack& pack, auto& even, auto& odd) {
    return play_deal(options, dealer, pack, even, odd);
  };
  return duel_of_sides(kPiquetDeck, Seed{0x5C, 0xAF}, deals, first, second, margin);
}

/// Calls and declares as the computer player does, and plays any card that it may.
class RandomCards {
 public:
  Action operator()(const Deal& seen) {
    if (seen.phase() != Phase::play) return choose(seen);
    return Action::play(card_at(seen.layout(), random_bit(seen.tricks().playable(), random_)));
  }

 private:
  Stream random_ = Stream::bots(Seed{0xCA}, 0, 0);
};

/// Calls and declares as the computer player does, and plays the card of the fewest points that it may, the weakest of
/// them.
struct LowestCards {
  Action operator()(const Deal& seen) const {
    if (seen.phase() != Phase::play) return choose(seen);
    const int lowest = most_worth(seen.tricks().playable(), [](int bit) { return -points_of(bit); });
    return Action::play(card_at(seen.layout(), lowest));
  }
};

}  // namespace rozbazi::schafkopf
