#include "engine/games/five-hundred/standpoint.h"

namespace rozbazi::five_hundred {
namespace {

Cards hidden_cards(const Deal& seen, Cards hand) {
  Cards gone = hand | lay_out(seen.discards(), seen.layout());
  for (int order = 0; order < seen.tricks().cards_played(); ++order) {
    gone |= card_mask(seen.tricks().card_played(order));
  }
  return from_set(seen.layout(), kFiveHundredDeck) & ~gone;
}

}  // namespace

Standpoint::Standpoint(const Deal& seen)
    : seen_(seen), me_(seen.turn()), hand_(seen.held(me_)), hidden_(hidden_cards(seen, hand_)) {
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat != me_) hidden_.lie_in(seat, seen.cards_held(seat));
  }
  if (!is_declarer()) hidden_.lie_in(HiddenCards::kAside, 3);
  recall_course();
  if (const int open = seen.exposed(); open >= 0 && open != me_) {
    hidden_.only_in(open, seen.held(open));
  }
  hidden_.count_out();
  if (is_misere(game())) {
    for (int seat = 0; seat < kSeats; ++seat) {
      const bool against = is_declarer() ? seat != seen.sitting_out() : seat == declarer();
      if (against) theirs_ |= hidden_.may_hold(seat);
    }
  } else {
    theirs_ = hidden_.may_hold(next()) | hidden_.may_hold(before());
  }
}

// Who did not follow holds no card of the lane that was led, and in a misère not the suitless joker either, which he
// would have had to play (8.5).
void Standpoint::recall_course() {
  const int size = tricks().order().count();
  int seat = 0;
  Cards led = 0;
  for (int order = 0; order < tricks().cards_played(); ++order) {
    if (order % size == 0) {
      seat = tricks().leader_of(order / size);
      led = tricks().lane_led(order / size);
    } else if ((card_mask(tricks().card_played(order)) & led) == 0) {
      hidden_.rule_out(seat, is_misere(game()) ? led | kTrumps : led);
    }
    seat = tricks().order().after(seat);
  }
}

int Standpoint::chance_to_beat(int seat, int best, Cards led) const {
  if ((card_mask(best) & led) != 0 && led == kTrumps) return hidden_.chance_of_any(seat, above(best));
  const bool trumped = best >= kTrumpLane;
  const int is_void = kCertain - hidden_.chance_of_any(seat, led);
  const int by_trump = is_void * hidden_.chance_of_any(seat, trumped ? above(best) : kTrumps) / kCertain;
  return trumped ? by_trump : by_trump + hidden_.chance_of_any(seat, above(best));
}

int Standpoint::chance_of_ruff(Cards lane) const {
  int spared = kCertain;
  for (const int opponent : {next(), before()}) {
    const int is_void = kCertain - hidden_.chance_of_any(opponent, lane);
    const int ruffs = is_void * hidden_.chance_of_any(opponent, kTrumps) / kCertain;
    spared = spared * (kCertain - ruffs) / kCertain;
  }
  return kCertain - spared;
}

int Standpoint::chance_of_trick(int best, bool ours, Cards led) const {
  const int to_come = kSeats - 1 - trick().size;
  if (to_come == 0) return ours ? kCertain : 0;
  const int next_beats = chance_to_beat(next(), best, led);
  if (to_come == 1) return ours ? kCertain - next_beats : 0;
  const int partner_beats = chance_to_beat(partner(), best, led);
  const int stands = to_come == 2
                         ? kCertain - next_beats
                         : (kCertain - next_beats) * (kCertain - chance_to_beat(before(), best, led)) / kCertain;
  // The partner may beat what beats the own card, or be beaten in turn.
  return ours ? stands + (kCertain - stands) * partner_beats / (2 * kCertain)
              : partner_beats * (8 * kCertain - 5 * next_beats) / (8 * kCertain);
}

}  // namespace rozbazi::five_hundred
