// The positions of a game as the search of tricks has them: which bits the cards of one deal get.
#pragma once

#include <cstdint>

#include "engine/match/seats.h"
#include "engine/solver/tricks/position.h"

namespace rozbazi::solver::tricks {

/// A position: the hands without the cards on the table, and the trick that these belong to.
struct Placed {
  PerSeat<Cards> hands;
  PerSeat<Cards> held;  // when the trick began
  Start start;
  Trick trick;
  int size = 0;
  int turn = 0;
};

/// `Play` as in solver.h.
template <class Play>
class Arrangement {
 public:
  using Position = typename Play::Position;
  using Lanes = typename Play::Lanes;

  /// Makes room for all that can follow from a position.
  void set(const Position& position) {
    auto cards = Play::in_hands(position);
    for (int back = 1; back <= position.trick().size; ++back) {
      cards |= typename Play::Cards{1} << position.card_played(position.cards_played() - back);
    }
    asking_ = Play::asking(position);
    int number = 0;
    for (const auto game_lane : Play::kPlainLanes) {
      game_lanes_[number] = game_lane;
      if ((cards & game_lane) == 0 && asking_ == 0) continue;
      fill(cards & game_lane, kLane * number++);
    }
    trumps_ = {};
    const auto trump_cards = cards & Lanes::kTrumps;
    if (trump_cards == 0) return;
    if (number == kLanes) {
      trumps_.cards = kLone;
      fill(trump_cards, kLoneBit);
    } else {
      trumps_ = {lane(kLanes - 1), kLanes - 1};
      fill(trump_cards, kLane * (kLanes - 1));
    }
  }

  const Trumps& trumps() const { return trumps_; }
  /// The lone trump that asks for a lane when it is led.
  Cards asking() const { return asking_ != 0 ? trumps_.cards : 0; }

  /// Of a position that is not over.
  Placed place(const Position& position) const {
    Placed placed;
    placed.size = position.trick().size;
    placed.turn = position.turn();
    placed.start.leader = placed.size == 0 ? placed.turn : position.trick().leader;
    placed.start.left = Play::worth_besides(position);
    for (int seat = 0; seat < kMostSeats; ++seat) {
      for (auto rest = position.hand(seat); rest != 0; rest &= rest - 1) {
        placed.hands[seat] |= card(bit_[std::countr_zero(rest)]);
      }
      placed.held[seat] = placed.hands[seat];
    }
    int seat = placed.start.leader;
    for (int number = 0; number < placed.size; ++number, seat = position.order().after(seat)) {
      placed.held[seat] |= card(bit_[position.card_played(position.cards_played() - placed.size + number)]);
    }
    for (int each = 0; each < kMostSeats; ++each) {
      placed.start.all |= placed.held[each];
      placed.start.lengths += lengths_of(each, placed.held[each]);
    }
    seat = placed.start.leader;
    for (int number = 0; number < placed.size; ++number, seat = position.order().after(seat)) {
      const int bit = bit_[position.card_played(position.cards_played() - placed.size + number)];
      const int alike = lowest_alike(bit, placed.held[seat], placed.start.all);
      if (number == 0) {
        placed.trick.lead(seat, bit, alike, trumps_.lane_of_card(bit), asked(position));
      } else {
        placed.trick.add(seat, bit, alike, trumps_);
      }
    }
    if (asking_ != 0) placed.start.askable = askable(position);
    return placed;
  }

 private:
  template <class GameCards>
  void fill(GameCards cards, int bit) {
    for (; cards != 0; cards &= cards - 1) bit_[std::countr_zero(cards)] = static_cast<std::uint8_t>(bit++);
  }
  static std::uint64_t lengths_of(int seat, Cards hand) {
    std::uint64_t lengths = 0;
    for (Cards rest = hand; rest != 0; rest &= rest - 1) lengths += length_of_one(seat, lowest(rest));
    return lengths;
  }
  int lowest_alike(int bit, Cards hand, Cards all) const {
    const Cards lane = trumps_.lane_of_card(bit);
    int alike = bit;
    for (Cards rest = hand & lane & (card(bit) - 1); rest != 0; rest ^= card(alike)) {
      const int next = highest(rest);
      if ((all & ~hand & over(next) & ~over(alike)) != 0) break;
      alike = next;
    }
    return alike;
  }
  Cards asked(const Position& position) const {
    for (int number = 0; number < kLanes; ++number) {
      if (asking_ != 0 && position.trick().led == game_lanes_[number]) return lane(number) & ~trumps_.cards;
    }
    const int bit = bit_[position.card_played(position.cards_played() - position.trick().size)];
    return trumps_.lane_of_card(bit);
  }
  unsigned askable(const Position& position) const {
    unsigned lanes = 0;
    for (int number = 0; number < kLanes; ++number) {
      if ((Play::askable(position) & game_lanes_[number]) != 0) lanes |= 1u << number;
    }
    return lanes;
  }

  typename Play::Cards asking_ = 0;
  typename Play::Cards game_lanes_[kLanes]{};
  Trumps trumps_;
  std::uint8_t bit_[64]{};
};

}  // namespace rozbazi::solver::tricks
