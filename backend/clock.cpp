#include "backend/clock.h"

#include <cstdio>

namespace rozbazi {
namespace {

using std::chrono::duration_cast;
using std::chrono::microseconds;
using std::chrono::system_clock;

constexpr std::int64_t kMicrosecondsPerSecond = 1'000'000;

/// The number of `count` digits at the front of `text`, which moves behind them; nothing where they are no
/// digits.
std::optional<int> take_digits(std::string_view& text, std::size_t count) {
  if (text.size() < count) return std::nullopt;
  int number = 0;
  for (const char digit : text.substr(0, count)) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  text.remove_prefix(count);
  return number;
}

bool take(std::string_view& text, char expected) {
  if (text.empty() || text.front() != expected) return false;
  text.remove_prefix(1);
  return true;
}

}  // namespace

std::string to_rfc3339(Instant instant) {
  const std::chrono::sys_time<microseconds> time{microseconds(instant.microseconds)};
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date{day};
  const std::chrono::hh_mm_ss<microseconds> clock{time - day};
  char text[48];
  int length = std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02d", static_cast<int>(date.year()),
                             static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                             static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                             static_cast<int>(clock.seconds().count()));
  std::string written(text, static_cast<std::size_t>(length));
  if (clock.subseconds().count() != 0) {
    length = std::snprintf(text, sizeof text, ".%06d", static_cast<int>(clock.subseconds().count()));
    written.append(text, static_cast<std::size_t>(length));
  }
  return written + 'Z';
}

std::optional<Instant> parse_rfc3339(std::string_view text) {
  const auto year = take_digits(text, 4);
  if (!year || !take(text, '-')) return std::nullopt;
  const auto month = take_digits(text, 2);
  if (!month || !take(text, '-')) return std::nullopt;
  const auto day = take_digits(text, 2);
  if (!day || !take(text, 'T')) return std::nullopt;
  const auto hour = take_digits(text, 2);
  if (!hour || !take(text, ':')) return std::nullopt;
  const auto minute = take_digits(text, 2);
  if (!minute || !take(text, ':')) return std::nullopt;
  const auto second = take_digits(text, 2);
  if (!second) return std::nullopt;
  std::int64_t fraction = 0;
  if (take(text, '.')) {
    std::int64_t unit = kMicrosecondsPerSecond;
    while (const auto digit = take_digits(text, 1)) {
      if (unit == 1) return std::nullopt;
      unit /= 10;
      fraction += *digit * unit;
    }
    if (unit == kMicrosecondsPerSecond) return std::nullopt;
  }
  if (text != "Z") return std::nullopt;

  const std::chrono::year_month_day date{std::chrono::year(*year), std::chrono::month(static_cast<unsigned>(*month)),
                                         std::chrono::day(static_cast<unsigned>(*day))};
  if (!date.ok() || *hour > 23 || *minute > 59 || *second > 59) return std::nullopt;
  const auto days = std::chrono::sys_days(date).time_since_epoch();
  const std::int64_t seconds =
      duration_cast<std::chrono::seconds>(days).count() + *hour * 3600 + *minute * 60 + *second;
  return Instant{seconds * kMicrosecondsPerSecond + fraction};
}

Instant Clock::now() const {
  if (start_) return *start_ + duration_cast<microseconds>(std::chrono::steady_clock::now() - started_);
  return {duration_cast<microseconds>(system_clock::now().time_since_epoch()).count()};
}

}  // namespace rozbazi
