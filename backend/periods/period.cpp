#include "backend/periods/period.h"

#include <algorithm>
#include <charconv>

namespace rozbazi::periods {
namespace {

// `#` in `form` stands for a digit.
bool has_form(std::string_view text, std::string_view form) {
  return std::ranges::equal(text, form, [](char character, char expected) {
    return expected == '#' ? character >= '0' && character <= '9' : character == expected;
  });
}

bool names_week(std::string_view text) { return has_form(text, "####-W##"); }
bool names_month(std::string_view text) { return has_form(text, "####-##"); }

// The Monday of the week that the date is in.
Date monday_of(Date date) {
  constexpr int kThursday = 3;  // 1970-01-01, counted from Monday
  const int weekday = ((date.days_since_epoch() + kThursday) % 7 + 7) % 7;
  return date - weekday;
}

std::optional<Period> read_week(std::string_view text) {
  const auto fourth = Date::parse(std::string(text.substr(0, 4)) + "-01-04");  // always in the first week
  int number = 0;
  std::from_chars(text.data() + 6, text.data() + 8, number);
  if (!fourth || number < 1 || number > 53) return std::nullopt;
  const Date first = monday_of(*fourth) + 7 * (number - 1);
  if (number == 53) {
    // It belongs to the year that its Thursday is in: the 31st of December is no earlier than that.
    const auto new_years_eve = Date::parse(std::string(text.substr(0, 4)) + "-12-31");
    if (first + 3 > *new_years_eve) return std::nullopt;
  }
  return Period{std::string(text), first, first + 6};
}

std::optional<Period> read_month(std::string_view text) {
  const auto first = Date::parse(std::string(text) + "-01");
  if (!first) return std::nullopt;
  Date last = *first + 27;
  while ((last + 1).text().substr(0, 7) == text) last = last + 1;
  return Period{std::string(text), first, last};
}

}  // namespace

bool names_period(std::string_view text) { return text == "all-time" || names_week(text) || names_month(text); }

std::optional<Period> read_period(std::string_view text) {
  if (text == "all-time") return Period{std::string(text)};
  if (names_week(text)) return read_week(text);
  if (names_month(text)) return read_month(text);
  return std::nullopt;
}

}  // namespace rozbazi::periods
