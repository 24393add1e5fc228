#include "engine/games/belote/memory.h"

namespace rozbazi::belote {
namespace {

constexpr Cards kPair = Cards{0b1100} << 24;  // queen and king of trumps (8.1)

Cards cards_unseen(const Deal& seen) {
  Cards known = seen.held(seen.turn());
  for (int order = 0; order < seen.tricks().cards_played(); ++order) {
    known |= card_mask(seen.tricks().card_played(order));
  }
  return ~known;
}

}  // namespace

Memory::Memory(const Deal& seen) : hidden_(cards_unseen(seen)) {
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat != seen.turn()) hidden_.lie_in(seat, seen.cards_held(seat));
  }
  recall_course(seen);
  recall_shown_cards(seen);
  hidden_.count_out();
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
    const bool follows = place > 0 && (card_mask(bit) & led) != 0;
    if (place > 0 && !follows) {
      hidden_.rule_out(seat, led);
      if (!same_side(seat, winner)) {
        if (!is_trump(bit)) hidden_.rule_out(seat, kTrumps);
        if (is_trump(bit) && is_trump(best) && bit < best) hidden_.rule_out(seat, above(best));
      }
    }
    if (follows && led == kTrumps && bit < best) hidden_.rule_out(seat, above(best));
    // Belote is said with the first card of the pair (14): who plays one and says nothing lacks the other.
    if ((card_mask(bit) & kPair & ~said) != 0 && seen.belote() != seat) hidden_.rule_out(seat, kPair);
    said |= card_mask(bit) & kPair;

    const bool comparable = is_trump(bit) || bit / kLane == best / kLane;
    if (place == 0 || (comparable && bit > best)) {
      best = bit;
      winner = seat;
      if (place == 0) led = lane_mask(bit / kLane);
    }
  }
}

void Memory::recall_shown_cards(const Deal& seen) {
  const Suit trump = seen.contract().trump;
  if (seen.belote() >= 0) hidden_.only_in(seen.belote(), kPair);
  if (seen.mode() == Mode::classique) {
    hidden_.only_in(seen.contract().declarer, lay_out(card_mask(seen.turnup()), trump));
  }
  for (const Announcement& each : seen.announcements()) {
    if (each.cards != 0) hidden_.only_in(each.seat, lay_out(each.cards, trump));
  }
}

int Memory::chance_to_beat(int seat, int best, Cards led) const {
  if (led == kTrumps) return chance_of_any(seat, above(best));
  const int is_void = kCertain - chance_of_any(seat, led);
  const int trumps = chance_of_any(seat, is_trump(best) ? above(best) : kTrumps);
  const int by_trump = is_void * trumps / kCertain;
  return is_trump(best) ? by_trump : by_trump + chance_of_any(seat, above(best));
}

}  // namespace rozbazi::belote
