// Rows for how well a computer player plays.
#pragma once

#include <cmath>
#include <cstdlib>
#include <string>

#include "tests/bench/bench.h"
#include "tests/players/margins.h"

namespace rozbazi::bench {

/// How many deals hard plays against normal: thought takes time, so ROZBAZI_DEALS=2000 asks for them all.
inline int deals_of_hard(int usual) {
  const char* deals = std::getenv("ROZBAZI_DEALS");
  return deals == nullptr ? usual : std::atoi(deals);
}

/// What a deal is won by on average, told for one of the `seatings` in which each was played. The least demanded is
/// what Margins::certain() demands: 3.1 standard errors.
inline void margin(const std::string& quantity, const Margins& margins, int seatings) {
  const auto deals = static_cast<double>(margins.deals);
  const double mean = static_cast<double>(margins.sum) / deals;
  const double error = std::sqrt((static_cast<double>(margins.squares) / deals - mean * mean) / (deals - 1));
  std::printf("{\"quantity\":\"%s\",\"value\":%.1f,\"unit\":\"points\",\"must\":%.1f}\n", quantity.c_str(),
              mean / seatings, 3.1 * error / seatings);
  std::fflush(stdout);
}

}  // namespace rozbazi::bench
