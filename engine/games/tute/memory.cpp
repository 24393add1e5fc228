#include "engine/games/tute/memory.h"

#include "engine/cards/decks.h"

namespace rozbazi::tute {
namespace {

Cards unseen(const Deal& seen) {
  const Tricks& tricks = seen.tricks();
  Cards known = tricks.hand(seen.turn());
  for (int order = 0; order < tricks.cards_played(); ++order) known |= lanes::card_mask(tricks.card_played(order));
  if (seen.stock() > 0) known |= lanes::card_mask(seen.exposed());
  return seen.layout().from_set(seen.players() == 3 ? kSpanishDeckForThree : kSpanishDeck) & ~known;
}

/// Under arrastre (5) who did not follow, beat or trump had nothing to do so with.
void recall_course(const Deal& seen, HiddenCards& hidden) {
  const Tricks& tricks = seen.tricks();
  const bool spares_partner = tricks.spares_partner();
  int seat = 0;
  int winner = 0;
  int best = 0;
  Cards led = 0;
  for (int order = 0; order < tricks.cards_played(); ++order) {
    const int place = order % seen.players();
    const int bit = tricks.card_played(order);
    const Cards card = lanes::card_mask(bit);
    if (place == 0) {
      winner = seat = tricks.leader_of(order / seen.players());
      best = bit;
      led = lanes::lane_of_card(bit);
    } else {
      seat = tricks.order().after(seat);
      const bool follows = (card & led) != 0;
      const Cards beating = (follows ? led : kTrumps) & (~Cards{1} << best);
      const bool beats = (card & beating) != 0;
      if (!follows) hidden.rule_out(seat, led);
      if (!beats && !(spares_partner && (seat ^ winner) % 2 == 0)) hidden.rule_out(seat, beating);
      if (beats) {
        best = bit;
        winner = seat;
      }
    }
  }
}

}  // namespace

HiddenCards remember(const Deal& seen) {
  HiddenCards hidden(unseen(seen));
  for (int seat = 0; seat < seen.players(); ++seat) {
    if (seat == seen.turn()) continue;
    hidden.lie_in(seat, seen.cards_held(seat));
  }
  if (seen.stock() > 0) hidden.lie_in(HiddenCards::kAside, seen.stock() - 1);
  // Of two players the other holds all that is left once the stock is drawn, and has no duties before.
  if (seen.players() > 2) recall_course(seen, hidden);
  for (int seat = 0; seat < seen.players(); ++seat) {
    if (seat != seen.turn()) hidden.only_in(seat, seen.shown(seat));
  }
  hidden.count_out();
  return hidden;
}

}  // namespace rozbazi::tute
