#include "generator/date.h"

#include <chrono>

namespace rozbazi {
namespace {

// The number that those digits write, or nothing where one of them is no digit.
std::optional<int> parse_digits(std::string_view digits) {
  int number = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = 10 * number + (digit - '0');
  }
  return number;
}

void append_digits(std::string& text, unsigned number, unsigned width) {
  std::string digits(width, '0');
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, number /= 10) {
    *digit = static_cast<char>('0' + number % 10);
  }
  text += digits;
}

}  // namespace

std::optional<Date> Date::parse(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  const auto year = parse_digits(text.substr(0, 4));
  const auto month = parse_digits(text.substr(5, 2));
  const auto day = parse_digits(text.substr(8, 2));
  if (!year || !month || !day || *year == 0) return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year(*year), std::chrono::month(static_cast<unsigned>(*month)),
                                         std::chrono::day(static_cast<unsigned>(*day))};
  if (!date.ok()) return std::nullopt;
  return Date(static_cast<int>(std::chrono::sys_days(date).time_since_epoch().count()));
}

std::string Date::text() const {
  const std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(days_))};
  std::string text;
  append_digits(text, static_cast<unsigned>(static_cast<int>(date.year())), 4);
  text += '-';
  append_digits(text, static_cast<unsigned>(date.month()), 2);
  text += '-';
  append_digits(text, static_cast<unsigned>(date.day()), 2);
  return text;
}

}  // namespace rozbazi
