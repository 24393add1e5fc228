// What share of the others a score has beaten (docs/api.md, Boards).
#pragma once

#include <cstdint>

namespace rozbazi {

/// In tenths of a per cent. `better`: how many have a higher score; `ties`: others with the same one.
constexpr std::int64_t percentage_in_tenths(std::int64_t players, std::int64_t better, std::int64_t ties) {
  const std::int64_t others = players - 1;
  if (others == 0) return 500;
  const std::int64_t beaten = others - better - ties;
  return (1000 * (2 * beaten + ties) + others) / (2 * others);
}

}  // namespace rozbazi
