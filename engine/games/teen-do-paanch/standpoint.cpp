#include "engine/games/teen-do-paanch/standpoint.h"

#include "engine/games/teen-do-paanch/memory.h"

namespace rozbazi::teen_do_paanch {

Standpoint::Standpoint(const Deal& seen)
    : seen_(seen), me_(seen.turn()), hand_(seen.held(me_)), hidden_(remember(seen)) {}

bool Standpoint::is_under_own_master(int bit) const {
  const Cards own = hand_ & lanes::above(bit);
  return own != 0 && is_master(lanes::highest(own));
}

bool Standpoint::is_guard(int bit) const {
  const Cards lane = lanes::lane_of_card(bit);
  const int best = lanes::highest(hand_ & lane);
  return lane != lanes::kTrumps && bit != best && stronger(best) == 1;
}

bool Standpoint::is_touching(int bit) const {
  const Cards lower = hand_ & lanes::lane_of_card(bit) & (lanes::card_mask(bit) - 1);
  return lower != 0 && stronger(lanes::highest(lower)) == stronger(bit);
}

bool Standpoint::makes_void(int bit) const {
  const Cards lane = lanes::lane_of_card(bit);
  return lane != lanes::kTrumps && length(lane) == 1 && length(lanes::kTrumps) > 0;
}

int Standpoint::plain_masters() const {
  int masters = 0;
  for (Cards cards = hand_ & ~lanes::kTrumps; cards != 0; cards &= cards - 1) {
    masters += is_master(lanes::lowest(cards)) ? 1 : 0;
  }
  return masters;
}

int Standpoint::chance_of_ruff(int seat, Cards lane) const {
  return both(kCertain - hidden_.chance_of_any(seat, lane), hidden_.chance_of_any(seat, lanes::kTrumps));
}

int Standpoint::chance_of_any_ruff(Cards lane) const {
  return kCertain - both(kCertain - chance_of_ruff(next(), lane), kCertain - chance_of_ruff(before(), lane));
}

int Standpoint::chance_to_beat(int seat, int best, Cards led) const {
  const int stronger = hidden_.chance_of_any(seat, lanes::above(best));
  if (led == lanes::kTrumps) return stronger;
  const bool ruffed = lanes::lane_of_card(best) == lanes::kTrumps;
  if (ruffed) return both(kCertain - hidden_.chance_of_any(seat, led), stronger);
  return stronger + both(kCertain - stronger, chance_of_ruff(seat, led));
}

}  // namespace rozbazi::teen_do_paanch
