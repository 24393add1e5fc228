// The server's one clock: every instant of an answer, a row or a decision comes from here (docs/api.md).
#pragma once

#include <chrono>
#include <optional>

#include "generator/instant.h"

namespace rozbazi {

class Clock {
 public:
  /// Tells the time of the machine.
  Clock() = default;
  /// Tells `start` now and runs on from there at the machine's pace.
  explicit Clock(Instant start) : start_(start), started_(std::chrono::steady_clock::now()) {}

  Instant now() const;

 private:
  std::optional<Instant> start_;
  std::chrono::steady_clock::time_point started_;
};

}  // namespace rozbazi
