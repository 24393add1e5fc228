// What has become of plays since the program started, for the operator.
#pragma once

#include <atomic>
#include <cstdint>

namespace rozbazi::plays {

struct Numbers {
  std::atomic<std::uint64_t> begun{0};
  std::atomic<std::uint64_t> finished{0};
  /// Logs that were answered 409, 410 or 422.
  std::atomic<std::uint64_t> refused{0};
};

}  // namespace rozbazi::plays
