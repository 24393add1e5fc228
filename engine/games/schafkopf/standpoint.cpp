#include "engine/games/schafkopf/standpoint.h"

namespace rozbazi::schafkopf {
namespace {

constexpr int kMarching = 4;  // tricks in a row from the first on that make one believe in a Durchmarsch

Cards ten_of(Cards lane) { return lane & (kCallableAces | ace_of(Suit::hearts)) >> 1; }

}  // namespace

Standpoint::Standpoint(const Deal& seen) : seen_(seen), memory_(seen), me_(seen.turn()), hand_(seen.held(me_)) {
  find_role();
  find_friends();
}

void Standpoint::find_role() {
  const Contract contract = seen_.contract();
  const bool mine = contract.declarer == me_;
  switch (contract.kind) {
    case Kind::rufspiel:
      role_ = mine ? Role::caller : contract.partner == me_ ? Role::partner : Role::defender;
      break;
    case Kind::solo:
      role_ = mine ? Role::soloist : Role::against_solo;
      break;
    case Kind::wenz:
      role_ = mine ? Role::wenz_player : Role::against_wenz;
      break;
    case Kind::wenz_tout:
    case Kind::solo_tout:
      role_ = mine ? Role::tout_player : Role::against_tout;
      break;
    default:
      role_ = Role::alone;
      // 10.7: whoever has every trick so far may be on a Durchmarsch, and is stopped by any trick.
      if (const int done = tricks().done(); done >= kMarching) {
        const int first = tricks().leader_of(1);
        if (tricks().taken(first) == done) role_ = first == me_ ? Role::tout_player : Role::against_tout;
      }
      break;
  }
}

void Standpoint::find_friends() {
  const Contract contract = seen_.contract();
  friendship_[me_] = kCertain;
  if (contract.kind == Kind::ramsch) {
    if (role_ != Role::against_tout) return;
    for (int seat = 0; seat < kSeats; ++seat) friendship_[seat] = tricks().taken(seat) == 0 ? kCertain : 0;
    return;
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat == me_) continue;
    // The chance that this seat is of the caller's side.
    const int calling = seat == contract.declarer         ? kCertain
                        : contract.kind != Kind::rufspiel ? 0
                        : contract.partner >= 0           ? (seat == contract.partner ? kCertain : 0)
                                                          : memory_.chance_of_any(seat, tricks().called());
    const bool with_caller = me_ == contract.declarer || me_ == contract.partner;
    friendship_[seat] = with_caller ? calling : kCertain - calling;
  }
}

bool Standpoint::guards_ten(int bit) const {
  const Cards lane = lane_of_card(bit);
  const Cards ten = ten_of(lane);
  return lane != kTrumps && (hand_ & ten) != 0 && card_mask(bit) != ten && (memory_.hidden() & ten << 1) != 0;
}

int Standpoint::chance_of_taking(const PerSeat<int>& shares, int best, int holder, Cards led) const {
  int stays = kCertain;
  int beaten = 0;
  int shared = 0;
  for (int later = 1; later < kSeats - tricks().trick().size; ++later) {
    const int seat = (me_ + later) % kSeats;
    const int beats = memory_.chance_to_beat(seat, best, led);
    stays = stays * (kCertain - beats) / kCertain;
    beaten += beats;
    shared += beats * shares[seat] / kCertain;
  }
  const int by_holder = stays * shares[holder] / kCertain;
  return beaten == 0 ? by_holder : by_holder + (kCertain - stays) * shared / beaten;
}

int Standpoint::chance_of_worst(int best, int holder, Cards led) const {
  int worst = next_seat(me_);
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat != me_ && tricks().points(seat) > tricks().points(worst)) worst = seat;
  }
  PerSeat<int> shares;
  shares[worst] = kCertain;
  return chance_of_taking(shares, best, holder, led);
}

int Standpoint::chance_of_ruff(Cards lane, bool by_friend) const {
  int spared = kCertain;
  for (int later = 1; later < kSeats; ++later) {
    const int seat = (me_ + later) % kSeats;
    const int share = by_friend ? friendship_[seat] : kCertain - friendship_[seat];
    const int is_void = kCertain - memory_.chance_of_any(seat, lane);
    const int ruffs = is_void * memory_.chance_of_any(seat, kTrumps) / kCertain * share / kCertain;
    spared = spared * (kCertain - ruffs) / kCertain;
  }
  return kCertain - spared;
}

int Standpoint::chance_of_friends_master(Cards lane) const {
  const Cards out = lane & memory_.hidden();
  if (out == 0) return 0;
  int sum = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat != me_) sum += memory_.chance_of_any(seat, card_mask(lanes::highest(out))) * friendship_[seat] / kCertain;
  }
  return sum;
}

int Standpoint::trumps_of(bool friends) const {
  int sum = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat == me_) continue;
    const int share = friends ? friendship_[seat] : kCertain - friendship_[seat];
    sum += memory_.expected(seat, kTrumps) * share / kCertain;
  }
  return sum;
}

}  // namespace rozbazi::schafkopf
