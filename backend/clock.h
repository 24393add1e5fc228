// The server's one clock: every instant of an answer, a row or a decision comes from here (docs/api.md).
#pragma once

#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rozbazi {

/// A point of time: microseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
struct Instant {
  std::int64_t microseconds = 0;
  friend constexpr auto operator<=>(Instant, Instant) = default;
  friend constexpr Instant operator+(Instant from, std::chrono::microseconds span) {
    return {from.microseconds + span.count()};
  }
  friend constexpr Instant operator-(Instant from, std::chrono::microseconds span) {
    return {from.microseconds - span.count()};
  }
  friend constexpr std::chrono::microseconds operator-(Instant to, Instant from) {
    return std::chrono::microseconds(to.microseconds - from.microseconds);
  }
};

/// RFC 3339 in UTC with `Z`; six decimals where the instant is no whole second, none where it is. Years 0000
/// to 9999.
std::string to_rfc3339(Instant instant);
/// Reads what to_rfc3339 writes (one to six decimals are taken); nothing where the text is not of that form
/// or names no day or time that exists.
std::optional<Instant> parse_rfc3339(std::string_view text);

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
