#include "engine/games/schafkopf/memory.h"

#include <bit>

namespace rozbazi::schafkopf {
namespace {

Cards hidden_cards(const Deal& seen) {
  Cards hidden = deck_of(seen.layout()) & ~seen.held(seen.turn());
  for (int order = 0; order < seen.tricks().cards_played(); ++order)
    hidden &= ~card_mask(seen.tricks().card_played(order));
  return hidden;
}

}  // namespace

Memory::Memory(const Deal& seen) : HiddenCards(hidden_cards(seen)) {
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat != seen.turn()) lie_in(seat, seen.cards_held(seat));
  }
  recall_course(seen);
  if (seen.phase() == Phase::play && seen.contract().kind == Kind::rufspiel) recall_called_ace(seen);
  count_out();
}

// Who did not follow has nothing of what was led (7.2).
void Memory::recall_course(const Deal& seen) {
  const Tricks& tricks = seen.tricks();
  Cards led = 0;
  for (int order = 0; order < tricks.cards_played(); ++order) {
    const int place = order % kSeats;
    const Cards lane = lane_of_card(tricks.card_played(order));
    if (place == 0) led = lane;
    if (lane != led) rule_out((tricks.leader_of(order / kSeats) + place) % kSeats, led);
  }
}

void Memory::recall_called_ace(const Deal& seen) {
  const Contract contract = seen.contract();
  const Cards ace = ace_of(*contract.suit) & hidden();
  if (ace == 0) return;
  rule_out(contract.declarer, ace);  // 6.1
  if (contract.partner >= 0) return only_in(contract.partner, ace);
  // 7.4a: whoever has followed to its suit in the trick on the table without it does not hold it.
  const Trick& trick = seen.tricks().trick();
  if (trick.led != lane_of_card(std::countr_zero(ace))) return;
  for (int place = 1; place < trick.size; ++place) rule_out((trick.leader + place) % kSeats, ace);
}

int Memory::chance_to_beat(int seat, int best, Cards led) const {
  if (led == kTrumps) return chance_of_any(seat, lanes::above(best));
  const bool trumped = (card_mask(best) & kTrumps) != 0;
  const int is_void = kCertain - chance_of_any(seat, led);
  const int by_trump = is_void * chance_of_any(seat, trumped ? lanes::above(best) : kTrumps) / kCertain;
  return trumped ? by_trump : by_trump + chance_of_any(seat, lanes::above(best));
}

}  // namespace rozbazi::schafkopf
