// What the search of tricks has found out: bounds of what is still to be won, each for all positions of one pattern.
#pragma once

#include <cstdint>

#include "engine/solver/store.h"
#include "engine/solver/tricks/pattern.h"

namespace rozbazi::solver::tricks {

inline constexpr std::uint8_t kNoBit = 0xFF;

struct Found {
  std::uint64_t key;  // how long the lanes are, and who leads
  Owners owners;      // of the cards that count
  Depths depths;
  std::uint8_t bounds;  // the lower one in the lower four bits
  std::uint8_t move;    // the card that was led
  std::uint32_t next;

  int low() const { return bounds & 15; }
  int high() const { return bounds >> 4; }
};

using Memory = Store<Found>;

}  // namespace rozbazi::solver::tricks
