// Duplicate deals between two ways to play: each deal twice, with the seats exchanged, so that the cards are the same
// for both. Opposite seats play one way; who plays with whom is the cards' affair.
#pragma once

#include "engine/cards/decks.h"
#include "engine/games/schafkopf/schafkopf.h"
#include "tests/players/margins.h"

namespace rozbazi::schafkopf {

/// What seats 0 and 2 gain more than 1 and 3; `even` plays seats 0 and 2, `odd` the others.
template <class Even, class Odd>
int play_deal(const Options& options, int dealer, const Pack& pack, Even& even, Odd& odd) {
  Deal deal(options, dealer, pack);
  while (deal.turn() >= 0) {
    const int seat = deal.turn();
    const Deal seen = deal.seen_by(seat);
    deal.apply(seat % 2 == 0 ? even(seen) : odd(seen));
  }
  const PerSeat<int> scores = score(options.tariff, deal).scores;
  return scores[0] + scores[2] - scores[1] - scores[3];
}

template <class First, class Second>
Margins duel(const Options& options, int deals, First first, Second second) {
  Margins margins;
  for (int number = 0; number < deals; ++number) {
    const Pack pack = shuffled_pack(kPiquetDeck, Seed{0x5C, 0xAF}, static_cast<std::uint64_t>(number));
    const int dealer = number % kSeats;
    margins.add(play_deal(options, dealer, pack, first, second) - play_deal(options, dealer, pack, second, first));
  }
  return margins;
}

/// Calls and declares as the computer player does, and plays any card that it may.
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

/// Calls and declares as the computer player does, and plays the card of the fewest points that it may, the weakest of
/// them.
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

}  // namespace rozbazi::schafkopf
