#include "engine/games/teen-do-paanch/bot_easy.h"

#include "engine/players/most_worth.h"

namespace rozbazi::teen_do_paanch {
namespace {

/// A card's height in its suit; every trump is higher than any other card.
constexpr int height(int bit) { return bit < lanes::kTrumpLane ? bit % lanes::kLane : bit; }

int lowest_of(Cards cards) {
  return most_worth(cards, [](int bit) { return -height(bit); });
}

/// The suit of which it has the most cards.
Suit longest_suit(const Deal& seen) {
  const Cards hand = seen.held(seen.turn());
  Suit longest = Suit::clubs;
  for (const Suit suit : kAllSuits) {
    if (std::popcount(hand & lanes::suit_lane(suit)) > std::popcount(hand & lanes::suit_lane(longest))) longest = suit;
  }
  return longest;
}

/// An ace, as long as it has one that is no trump, else a low card.
int lead(const Deal& seen, Cards choices) {
  const Cards deck = deck_cards(seen.layout_number());
  for (const Cards lane : kAllLanes) {
    if (lane == lanes::kTrumps || (deck & lane) == 0) continue;
    const Cards ace = lanes::card_mask(lanes::highest(deck & lane));
    if ((choices & ace) != 0) return lanes::lowest(ace);
  }
  return lowest_of(choices);
}

/// The highest card of the suit while others play after it, the lowest that wins for the last one and with a trump; a
/// low card where none wins.
int follow(const Deal& seen, Cards choices) {
  const auto& trick = seen.tricks().trick();
  const Cards follows = choices & trick.led;
  const Cards comparable = follows != 0 ? follows : choices & lanes::kTrumps;
  const Cards wins = comparable & ~(lanes::card_mask(trick.best + 1) - 1);
  if (wins == 0) return lowest_of(choices);
  const bool is_last = trick.size == kSeats - 1;
  return follows == 0 || is_last ? lanes::lowest(wins) : lanes::highest(wins);
}

}  // namespace

Action choose_easily(const Deal& seen) {
  const lanes::Layout& layout = seen.layout();
  switch (seen.phase()) {
    case Phase::trump:
      return name_trump(longest_suit(seen));
    case Phase::draw:
      return draw(0);
    case Phase::returning:
      return give_back(layout.card_at(lowest_of(seen.returnable())));
    case Phase::play:
    case Phase::over:
      break;
  }
  const Cards choices = seen.tricks().playable();
  const bool leads = seen.tricks().trick().size == 0;
  return Action::play(layout.card_at(leads ? lead(seen, choices) : follow(seen, choices)));
}

}  // namespace rozbazi::teen_do_paanch
