// The card that a computer player prefers.
#pragma once

#include <bit>

namespace rozbazi {

/// The bit of `cards`, which are not empty, whose `worth(bit)` is the highest; the lowest bit of equals.
template <class Cards, class Worth>
int most_worth(Cards cards, Worth worth) {
  int best = std::countr_zero(cards);
  int most = worth(best);
  while ((cards &= cards - 1) != 0) {
    const int bit = std::countr_zero(cards);
    if (const int found = worth(bit); found > most) {
      most = found;
      best = bit;
    }
  }
  return best;
}

}  // namespace rozbazi
