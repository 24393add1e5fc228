// What boards count: how many players stand where.
#pragma once

#include <cstdint>

namespace rozbazi::boards {

/// How many stand at one score.
struct AtScore {
  int score;
  std::int64_t players;
};

}  // namespace rozbazi::boards
