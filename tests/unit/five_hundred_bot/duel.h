// Duplicate deals between two ways to play Five Hundred: each deal twice, with the sides exchanged, so that the cards
// are the same for both.
#pragma once

#include "engine/cards/decks.h"
#include "engine/games/five-hundred/five_hundred.h"
#include "engine/players/most_worth.h"
#include "tests/players/duel.h"

namespace rozbazi::five_hundred {

/// The difference of the scores, seats 0 and 2 less 1 and 3; `even` plays seats 0 and 2, `odd` the others.
template <class Even, class Odd>
int play_deal(int dealer, const Pack& pack, Even& even, Odd& odd) {
  Deal deal(dealer, pack);
  play_by_sides(deal, even, odd);
  const DealResult result = score(deal);
  return result.scores[0] - result.scores[1];
}

template <class First, class Second>
Margins duel(int deals, First first, Second second) {
  const auto margin = [](int dealer, const Pack& pack, auto& even, auto& odd) {
    return play_deal(dealer, pack, even, odd);
  };
  return duel_of_sides(kFiveHundredDeck, Seed{0xD0, 0xE1}, deals, first, second, margin);
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
    const int lowest = most_worth(seen.tricks().playable(), [](int bit) { return -height(bit); });
    if (!seen.tricks().asks(lowest)) return Action::play(card_at(seen.layout(), lowest));
    ActionList legal;
    seen.legal(legal);
    return legal[0];
  }

 private:
  static int height(int bit) { return bit >= kTrumpLane ? bit : bit % kLane; }
};

}  // namespace rozbazi::five_hundred
