#include "engine/games/teen-do-paanch/memory.h"

namespace rozbazi::teen_do_paanch {
namespace {

// Who could not follow has nothing of the suit led (6.2).
void recall_course(const Deal& seen, HiddenCards& hidden) {
  const Tricks& tricks = seen.tricks();
  Cards led = 0;
  int seat = 0;
  for (int order = 0; order < tricks.cards_played(); ++order) {
    const int bit = tricks.card_played(order);
    if (order % kSeats == 0) {
      seat = tricks.leader_of(order / kSeats);
      led = lanes::lane_of_card(bit);
    }
    if ((lanes::card_mask(bit) & led) == 0) hidden.rule_out(seat, led);
    seat = next_seat(seat);
  }
}

// What this seat gave, or had drawn from it, lies where it went, unless those two exchanged out of its sight since.
PerSeat<Cards> recall_exchanges(const Deal& seen, int me) {
  const auto mask_of = [&](std::optional<Card> card) {
    return card ? lanes::card_mask(seen.layout().bit_of(*card)) : 0;
  };
  PerSeat<Cards> known;
  for (const Exchange& exchange : seen.exchanges()) {
    Cards& claimants = known[exchange.claimant];
    Cards& debtors = known[exchange.debtor];
    if (!exchange.concerns(me)) {
      claimants = debtors = 0;
      continue;
    }
    claimants = (claimants | mask_of(exchange.drawn)) & ~mask_of(exchange.returned);
    debtors = (debtors & ~mask_of(exchange.drawn)) | mask_of(exchange.returned);
  }
  return known;
}

}  // namespace

HiddenCards remember(const Deal& seen) {
  const int me = seen.turn();
  Cards known = seen.held(me);
  for (int order = 0; order < seen.tricks().cards_played(); ++order) {
    known |= lanes::card_mask(seen.tricks().card_played(order));
  }
  HiddenCards hidden(deck_cards(seen.layout_number()) & ~known);
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat != me) hidden.lie_in(seat, seen.cards_held(seat));
  }
  recall_course(seen, hidden);
  const PerSeat<Cards> exchanged = recall_exchanges(seen, me);
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat != me) hidden.only_in(seat, exchanged[seat] & hidden.hidden());
  }
  hidden.count_out();
  return hidden;
}

}  // namespace rozbazi::teen_do_paanch
