#include "engine/games/tute/standpoint.h"

namespace rozbazi::tute {

Standpoint::Standpoint(const Deal& seen)
    : seen_(seen),
      hidden_(remember(seen)),
      me_(seen.turn()),
      partner_(seen.players() == 4 ? (me_ + 2) % 4 : -1),
      hand_(seen.tricks().hand(me_)),
      out_(hidden_.hidden()) {
  if (in_stock()) out_ |= lanes::card_mask(seen.exposed());
}

int Standpoint::chance_to_beat(int seat, int best, Cards led) const {
  const int higher = is_trump(best) && led != kTrumps ? 0 : hidden_.chance_of_any(seat, lanes::above(best));
  if (led == kTrumps) return higher;
  const int trumps = hidden_.chance_of_any(seat, is_trump(best) ? lanes::above(best) : kTrumps);
  // While there is a stock he may trump, or not.
  const int may_trump = in_stock() ? kCertain / 2 : kCertain - hidden_.chance_of_any(seat, led);
  return std::min(kCertain, higher + may_trump * trumps / kCertain);
}

int Standpoint::chance_of_trick(int bit) const {
  const bool beating = beats(bit);
  const int best = beating ? bit : trick().best;
  const Cards led = leads() ? lanes::lane_of_card(bit) : trick().led;
  int ours = beating || partner_wins() ? kCertain : 0;
  int seat = me_;
  for (int to_play = seen_.players() - 1 - trick().size; to_play > 0; --to_play) {
    seat = seen_.tricks().order().after(seat);
    const int beaten = chance_to_beat(seat, best, led);
    if (seat == partner_) {
      ours += (kCertain - ours) * beaten / (2 * kCertain);  // what took the trick from us may be too high for him
    } else {
      ours -= ours * beaten / kCertain;
    }
  }
  return ours;
}

int Standpoint::chance_of_ruff(Cards lane) const {
  int spared = kCertain;
  for (int seat = 0; seat < seen_.players(); ++seat) {
    if (!is_opponent(seat)) continue;
    const int may_trump = in_stock() ? kCertain : kCertain - hidden_.chance_of_any(seat, lane);
    const int ruffs = may_trump * hidden_.chance_of_any(seat, kTrumps) / kCertain;
    spared = spared * (kCertain - ruffs) / kCertain;
  }
  return kCertain - spared;
}

int Standpoint::chance_of_theirs(Cards cards) const {
  int none = kCertain;
  for (int seat = 0; seat < seen_.players(); ++seat) {
    if (is_opponent(seat)) none = none * (kCertain - hidden_.chance_of_any(seat, cards)) / kCertain;
  }
  return kCertain - none;
}

int Standpoint::expected_theirs(Cards cards) const {
  int sum = 0;
  for (int seat = 0; seat < seen_.players(); ++seat) {
    if (is_opponent(seat)) sum += hidden_.expected(seat, cards);
  }
  return sum;
}

}  // namespace rozbazi::tute
