// The cards that a seat may play, as far as they differ: of neighbouring cards in one hand the highest stands for all.
#pragma once

#include <cstdint>

#include "engine/solver/tricks/cards.h"

namespace rozbazi::solver::tricks {

struct Move {
  std::uint8_t bit;
  std::uint8_t alike;  // the lowest card that it stands for
  std::int32_t rank;   // how promising it looks
};

/// The highest of the neighbours of a card that a hand may play, of which it is the lowest itself.
inline int highest_alike(int bit, Cards playable, Cards between) {
  for (Cards rest = playable & over(bit); rest != 0; rest &= rest - 1) {
    const int next = lowest(rest);
    if (lane_of(next) != lane_of(bit) || (between & over(bit) & ~over(next)) != 0) break;
    bit = next;
  }
  return bit;
}

class Moves {
 public:
  /// Of the playable cards of a hand; `between` are the cards that part neighbours.
  Moves(Cards playable, Cards between) {
    for (Cards rest = playable; rest != 0;) {
      const int bit = highest(rest);
      int alike = bit;
      for (rest ^= card(bit); rest != 0; rest ^= card(alike)) {
        const int next = highest(rest);
        if (lane_of(next) != lane_of(bit) || (between & over(next) & ~over(bit)) != 0) break;
        alike = next;
      }
      moves_[size_++] = {static_cast<std::uint8_t>(bit), static_cast<std::uint8_t>(alike), 0};
    }
  }

  Move* begin() { return moves_; }
  Move* end() { return moves_ + size_; }
  int size() const { return size_; }

  /// The most promising one first.
  void sort() {
    for (int from = 1; from < size_; ++from) {
      const Move move = moves_[from];
      int at = from;
      for (; at > 0 && moves_[at - 1].rank < move.rank; --at) moves_[at] = moves_[at - 1];
      moves_[at] = move;
    }
  }

 private:
  static constexpr int kMost = 16;
  Move moves_[kMost];
  int size_ = 0;
};

}  // namespace rozbazi::solver::tricks
