// What one way to play wins from another over duplicate deals, and whether that is sure.
#pragma once

#include <cstdint>

namespace rozbazi {

/// Of each deal: what the first way to play won more than the other in all seatings together.
struct Margins {
  std::int64_t deals = 0;
  std::int64_t sum = 0;
  std::int64_t squares = 0;

  void add(std::int64_t margin) {
    ++deals;
    sum += margin;
    squares += margin * margin;
  }

  /// Whether mean - 3.1 standard errors > 0: with the normal distribution's one-sided bound of 99.9 %, 3.09, rounded
  /// up. The standard error is sqrt((squares/n - mean²) / (n-1)); multiplied out, all terms are whole numbers and fit:
  /// sum > 0 and 100 · sum² · (n-1) > 31² · (n · squares - sum²).
  bool certain() const { return sum > 0 && 100 * sum * sum * (deals - 1) > 31 * 31 * (deals * squares - sum * sum); }
};

}  // namespace rozbazi
