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

/// Tricks that each side is sure of at the start of a trick, in games in which the highest trump wins and nobody must
/// beat: the highest trumps of every hand, and what the leader can cash besides.
template <class Play>
class SureTricks {
 public:
  using Position = typename Play::Position;
  using Lanes = typename Play::Lanes;
  using Cards = typename Lanes::Cards;

  SureTricks() = default;
  SureTricks(const Position& position, SeatSet side) {
    const Cards all = Play::in_hands(position);
    const int leader = position.turn();
    for (int seat = 0; seat < kMostSeats; ++seat) {
      const int tops = highest_of(position.hand(seat) & Lanes::kTrumps, all & Lanes::kTrumps);
      int& most = side.has(seat) ? ours_ : theirs_;
      most = tops > most ? tops : most;
    }
    const Cards hand = position.hand(leader);
    int cashed = highest_of(hand & Lanes::kTrumps, all & Lanes::kTrumps);
    for (const Cards lane : Play::kPlainLanes) {
      const int tops = highest_of(hand & lane, all & lane);
      if (tops == 0) continue;
      // Whoever holds a trump ruffs what he cannot follow.
      int rounds = tops;
      for (int seat = 0; seat < kMostSeats; ++seat) {
        if (side.has(seat) == side.has(leader) || (position.hand(seat) & Lanes::kTrumps) == 0) continue;
        const int length = std::popcount(position.hand(seat) & lane);
        rounds = length < rounds ? length : rounds;
      }
      cashed += rounds;
    }
    int& most = side.has(leader) ? ours_ : theirs_;
    most = cashed > most ? cashed : most;
  }

  int ours() const { return ours_; }
  int theirs() const { return theirs_; }

 private:
  /// How many of the highest cards of a lane are those of one hand.
  static int highest_of(Cards held, Cards all) {
    const Cards others = all & ~held;
    const Cards above = others == 0 ? ~Cards{0} : ~((Cards{2} << (std::bit_width(others) - 1)) - 1);
    return std::popcount(held & above);
  }

  int ours_ = 0;
  int theirs_ = 0;
};

}  // namespace rozbazi::solver
