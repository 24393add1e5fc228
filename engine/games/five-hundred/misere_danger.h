// How likely the cards of a suit take a trick that a misère must not take.
#pragma once

#include "engine/games/five-hundred/cards.h"

namespace rozbazi::five_hundred {

/// The danger that lies in own cards of one lane: for each of them, from the lowest, how many more of `others` are
/// below it than rounds in which a lower own card can be played. 0 where every round can be ducked.
constexpr int misere_danger(Cards own, Cards others) {
  int danger = 0;
  int rounds = 0;
  for (; own != 0; own &= own - 1) {
    const Cards below = (own & (~own + 1)) - 1;
    const int lower = std::popcount(others & below);
    if (lower > rounds) danger += lower - rounds;
    ++rounds;
  }
  return danger;
}

}  // namespace rozbazi::five_hundred
