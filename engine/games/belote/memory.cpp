#include "engine/games/belote/memory.h"

#include <bit>

namespace rozbazi::belote {
namespace {

constexpr Cards kPair = Cards{0b1100} << 24;  // queen and king of trumps (8.1)

}  // namespace

Memory::Memory(const Deal& seen) : me_(seen.turn()) {
  Cards gone = 0;
  for (int order = 0; order < seen.tricks().cards_played(); ++order)
    gone |= card_mask(seen.tricks().card_played(order));
  unseen_ = ~(gone | seen.held(me_));
  for (int seat = 0; seat < kSeats; ++seat) may_hold_[seat] = seat == me_ ? 0 : unseen_;
  recall_course(seen);
  recall_shown_cards(seen);
  count_hands(seen);
}

// Who could not follow, trump or overtrump (7.3) holds nothing that he would have had to play.
void Memory::recall_course(const Deal& seen) {
  int best = 0;
  int winner = 0;
  Cards led = 0;
  Cards said = 0;  // of king and queen of trumps, those that were played
  for (int order = 0; order < seen.tricks().cards_played(); ++order) {
    const int place = order % kSeats;
    const int leader = seen.tricks().leader_of(order / kSeats);
    const int seat = (leader + place) % kSeats;
    const int bit = seen.tricks().card_played(order);
    Cards& may_hold = may_hold_[seat];
    const bool follows = place > 0 && (card_mask(bit) & led) != 0;
    if (place > 0 && !follows) {
      may_hold &= ~led;
      if (!same_side(seat, winner)) {
        if (!is_trump(bit)) may_hold &= ~kTrumps;
        if (is_trump(bit) && is_trump(best) && bit < best) may_hold &= ~above(best);
      }
    }
    if (follows && led == kTrumps && bit < best) may_hold &= ~above(best);
    // Belote is said with the first card of the pair (14): who plays one and says nothing lacks the other.
    if ((card_mask(bit) & kPair & ~said) != 0 && seen.belote() != seat) may_hold &= ~kPair;
    said |= card_mask(bit) & kPair;

    const bool comparable = is_trump(bit) || bit / kLane == best / kLane;
    if (place == 0 || (comparable && bit > best)) {
      best = bit;
      winner = seat;
      if (place == 0) led = lane_mask(bit / kLane);
    }
  }
}

void Memory::only_in(int seat, Cards cards) {
  for (int other = 0; other < kSeats; ++other) {
    if (other != seat) may_hold_[other] &= ~cards;
  }
}

void Memory::recall_shown_cards(const Deal& seen) {
  const Suit trump = seen.contract().trump;
  if (seen.belote() >= 0) only_in(seen.belote(), kPair);
  if (seen.mode() == Mode::classique) {
    only_in(seen.contract().declarer, lay_out(card_mask(seen.turnup()), trump));
  }
  for (const Announcement& each : seen.announcements()) {
    if (each.cards != 0) only_in(each.seat, lay_out(each.cards, trump));
  }
}

// A seat that can hold no more than it does hold has all of it; what nobody else can hold is a seat's; a seat whose own
// are as many as it holds has nothing else. Each step rules something out, so there is an end.
void Memory::count_hands(const Deal& seen) {
  for (PerSeat<Cards> before;;) {
    before = may_hold_;
    for (int seat = 0; seat < kSeats; ++seat) {
      if (seat == me_) continue;
      const int held = seen.cards_held(seat);
      if (std::popcount(may_hold_[seat]) == held) only_in(seat, may_hold_[seat]);
      Cards others = 0;
      for (int other = 0; other < kSeats; ++other) {
        if (other != seat) others |= may_hold_[other];
      }
      holds_[seat] = may_hold_[seat] & ~others;
      places_[seat] = held - std::popcount(holds_[seat]);
      if (places_[seat] == 0) may_hold_[seat] = holds_[seat];
    }
    if (may_hold_ == before) return;
  }
}

int Memory::chance_of(int seat, Cards card) const {
  if ((may_hold_[seat] & card) == 0) return 0;
  if ((holds_[seat] & card) != 0) return kCertain;
  int places = 0;
  for (int other = 0; other < kSeats; ++other) {
    if ((may_hold_[other] & card) != 0) places += places_[other];
  }
  return kCertain * places_[seat] / places;
}

int Memory::chance_of_any(int seat, Cards cards) const {
  int none = kCertain;
  for (cards &= may_hold_[seat]; cards != 0; cards &= cards - 1) {
    none = none * (kCertain - chance_of(seat, cards & (~cards + 1))) / kCertain;
  }
  return kCertain - none;
}

int Memory::expected(int seat, Cards cards) const {
  int sum = 0;
  for (cards &= may_hold_[seat]; cards != 0; cards &= cards - 1) sum += chance_of(seat, cards & (~cards + 1));
  return sum;
}

int Memory::chance_to_beat(int seat, int best, Cards led) const {
  if (led == kTrumps) return chance_of_any(seat, above(best));
  const int is_void = kCertain - chance_of_any(seat, led);
  const int trumps = chance_of_any(seat, is_trump(best) ? above(best) : kTrumps);
  const int by_trump = is_void * trumps / kCertain;
  return is_trump(best) ? by_trump : by_trump + chance_of_any(seat, above(best));
}

}  // namespace rozbazi::belote
