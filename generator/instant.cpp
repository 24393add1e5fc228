#include "generator/instant.h"

namespace rozbazi {
namespace {

constexpr std::int64_t kSecond = 1'000'000;
constexpr std::int64_t kDay = 86'400 * kSecond;

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

void append_digits(std::string& text, std::int64_t number, std::size_t width) {
  std::string digits(width, '0');
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number /= 10) {
    *digit = static_cast<char>('0' + number % 10);
  }
  text += digits;
}

}  // namespace

std::string to_rfc3339(Instant instant) {
  const Date date = date_of(instant);
  const std::int64_t of_day = instant.microseconds - opens_at(date).microseconds;
  const std::int64_t seconds = of_day / kSecond;
  std::string text = date.text() + 'T';
  append_digits(text, seconds / 3600, 2);
  append_digits(text += ':', seconds / 60 % 60, 2);
  append_digits(text += ':', seconds % 60, 2);
  if (of_day % kSecond != 0) append_digits(text += '.', of_day % kSecond, 6);
  return text += 'Z';
}

std::optional<Instant> parse_rfc3339(std::string_view text) {
  constexpr std::size_t kDateSize = 10;
  if (text.size() < kDateSize) return std::nullopt;
  const auto date = Date::parse(text.substr(0, kDateSize));
  text.remove_prefix(kDateSize);
  if (!date || !take(text, 'T')) return std::nullopt;
  const auto hour = take_digits(text, 2);
  if (!hour || !take(text, ':')) return std::nullopt;
  const auto minute = take_digits(text, 2);
  if (!minute || !take(text, ':')) return std::nullopt;
  const auto second = take_digits(text, 2);
  if (!second || *hour > 23 || *minute > 59 || *second > 59) return std::nullopt;
  std::int64_t fraction = 0;
  if (take(text, '.')) {
    std::int64_t unit = kSecond;
    while (const auto digit = take_digits(text, 1)) {
      if (unit == 1) return std::nullopt;
      unit /= 10;
      fraction += *digit * unit;
    }
    if (unit == kSecond) return std::nullopt;
  }
  if (text != "Z") return std::nullopt;
  const std::int64_t seconds = *hour * 3600 + *minute * 60 + *second;
  return Instant{opens_at(*date).microseconds + seconds * kSecond + fraction};
}

Instant opens_at(Date date) { return {date.days_since_epoch() * kDay}; }

Instant closes_at(Date date) { return opens_at(date + 1); }

Date date_of(Instant instant) {
  const std::int64_t days = instant.microseconds / kDay - (instant.microseconds % kDay < 0 ? 1 : 0);
  return Date::from_days(static_cast<int>(days));
}

}  // namespace rozbazi
