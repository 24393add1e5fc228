// Instants, as the service tells them, and the hours of a day (docs/api.md, Days).
#pragma once

#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "generator/date.h"

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

/// RFC 3339 in UTC with `Z`; six decimals where the instant is no whole second, none where it is. Years 0001
/// to 9999.
std::string to_rfc3339(Instant instant);
/// Reads what to_rfc3339 writes (one to six decimals are taken); nothing where the text is not of that form
/// or names no day or time that exists.
std::optional<Instant> parse_rfc3339(std::string_view text);

/// How long after its closing a play that was begun before may still be finished and counts.
inline constexpr std::chrono::minutes kGrace{30};

Instant opens_at(Date date);
Instant closes_at(Date date);
/// The UTC date of an instant.
Date date_of(Instant instant);

}  // namespace rozbazi
