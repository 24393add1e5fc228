// What the games share in telling a solver how they are searched (solver.h).
#pragma once

#include <bit>
#include <cstdint>

#include "engine/match/seats.h"

namespace rozbazi::solver {

/// Moves below are the cards of those bits.
inline constexpr int kFirstOther = 64;

/// A game in which every move is a card; `Tricks` is its play of tricks. A game with other moves hides what it has
/// otherwise.
template <class Tricks, class TricksLanes>
struct CardPlay {
  using Position = Tricks;
  using Lanes = TricksLanes;
  using Cards = typename Lanes::Cards;

  static int worth(int bit) { return Lanes::points_of(bit); }
  static Cards in_hands(const Position& position) {
    Cards cards = 0;
    for (int seat = 0; seat < kMostSeats; ++seat) cards |= position.hand(seat);
    return cards;
  }
  static unsigned state(const Position&) { return 0; }
  static Cards unlike_any(const Position&) { return 0; }
  static bool played_out(const Position&) { return true; }
  static Cards moves(const Position& position) { return position.playable(); }
  static int others(const Position&, std::uint8_t*) { return 0; }
  static int play(Position& position, int move) {
    position.play(move);
    return 0;
  }
};

template <class Play>
concept CountsTricks = requires {
  Play::kPlainLanes;
};

}  // namespace rozbazi::solver
