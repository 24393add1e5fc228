#include "engine/games/belote/standpoint.h"

#include <bit>

namespace rozbazi::belote {

Standpoint::Standpoint(const Deal& seen) : seen_(seen), memory_(seen), me_(seen.turn()), hand_(seen.held(me_)) {}

bool Standpoint::guards_ten(int bit) const {
  if (is_trump(bit)) return false;
  const Cards lane = lane_of_card(bit);
  const Cards ten = ten_of(lane);
  return (hand_ & ten) != 0 && card_mask(bit) != ten && (memory_.unseen() & ace_of(lane)) != 0;
}

int Standpoint::chance_of_ruff(Cards lane) const {
  int spared = kCertain;
  for (const int opponent : {next(), before()}) {
    const int is_void = kCertain - memory_.chance_of_any(opponent, lane);
    const int ruffs = is_void * memory_.chance_of_any(opponent, kTrumps) / kCertain;
    spared = spared * (kCertain - ruffs) / kCertain;
  }
  return kCertain - spared;
}

int Standpoint::chance_of_partners_master(Cards lane) const {
  const Cards out = lane & memory_.unseen();
  if (out == 0) return 0;
  return memory_.chance_of_any(partner(), card_mask(31 - std::countl_zero(out)));
}

int Standpoint::trumps_of_opponents() const {
  return memory_.expected(next(), kTrumps) + memory_.expected(before(), kTrumps);
}

}  // namespace rozbazi::belote
