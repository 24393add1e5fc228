#include "backend/boards/standing.h"

namespace rozbazi {

Percentage Standing::percentage() const {
  const std::int64_t others = players - 1;
  if (others == 0) return {500};
  const std::int64_t beaten = others - better - ties;
  return {(1000 * (2 * beaten + ties) + others) / (2 * others)};
}

Percentage mean(Percentage sum, std::int64_t count) { return {(2 * sum.count + count) / (2 * count)}; }

}  // namespace rozbazi
