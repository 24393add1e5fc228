// What is known of one card of a finished deal, all hands open: what a reason may be derived from (reasons.h). Cards
// are bits as the game lays them out (engine/tricks/trick_play.h), the stronger of a lane on the higher bit.
#pragma once

#include <cstdint>

#include "engine/base/inplace_vector.h"
#include "engine/match/seats.h"

namespace rozbazi::review {

struct Facts {
  using Cards = std::uint64_t;

  static constexpr Cards mask(int bit) { return Cards{1} << bit; }

  int seat = 0;
  SeatSet allies;       // the others who want the same as the seat
  bool avoids = false;  // the seat is to win little: a misère's declarer, everybody in a Ramsch
  int hunted = -1;      // another seat that is to win much against its will: a misère's declarer, to his opponents

  Cards trumps = 0;            // the lane that wins over all others
  bool has_trump_suit = true;  // without one that lane holds a card that belongs to no suit, or none
  Cards lane[64]{};            // of each bit
  std::uint8_t points[64]{};

  // As the seat came on turn.
  PerSeat<Cards> hands;
  bool leads = true;
  Cards led = 0;
  int best_on_table = 0;
  int winner = 0;  // so far
  InplaceVector<int, kMostSeats> later;

  int chosen = 0;
  Cards best = 0;           // the cards that cost nothing, `chosen` not among them
  int taker = -1;           // who took the trick in the end, -1 where it was never finished
  int taken_with = 0;       // … and with which card
  int last_taker = -1;      // who took the last trick of the deal
  bool last_saved = false;  // at best play the seat's side would have taken that one

  bool is_ally(int other) const { return allies.has(other); }
  bool is_foe(int other) const { return other >= 0 && other != seat && !allies.has(other); }
  bool is_trump(int bit) const { return has_trump_suit && (trumps >> bit & 1) != 0; }
  bool follows(int bit) const { return (led >> bit & 1) != 0; }
  /// Whether the card takes over a trick that lies on the table.
  bool beats(int bit) const { return bit > best_on_table && ((led | trumps) >> bit & 1) != 0; }
  /// The cards of the seats for which `is_one` holds.
  template <class Which>
  Cards held_by(Which is_one) const {
    Cards cards = 0;
    for (int other = 0; other < kMostSeats; ++other) cards |= is_one(other) ? hands[other] : 0;
    return cards;
  }
  Cards foes_cards() const {
    return held_by([this](int other) { return is_foe(other); });
  }
  /// The stronger cards of the same lane.
  Cards above(int bit) const { return lane[bit] & (~Cards{1} << bit); }
  /// Whether no opponent holds a stronger card of its lane.
  bool is_master(int bit) const { return (above(bit) & foes_cards()) == 0; }
};

}  // namespace rozbazi::review
