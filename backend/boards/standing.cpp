#include "backend/boards/standing.h"

#include "generator/percentage.h"

namespace rozbazi {

Percentage Standing::percentage() const { return {percentage_in_tenths(players, better, ties)}; }

Percentage mean(Percentage sum, std::int64_t count) { return {(2 * sum.count + count) / (2 * count)}; }

}  // namespace rozbazi
