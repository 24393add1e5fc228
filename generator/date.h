// A UTC date: the name of a day (docs/deals.md).
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace rozbazi {

class Date {
 public:
  /// Exactly YYYY-MM-DD, a day of the Gregorian calendar in the years 0001 to 9999; anything else gives
  /// nothing.
  static std::optional<Date> parse(std::string_view text);
  /// The date that many days after 1970-01-01; it must be in the years 0001 to 9999.
  static constexpr Date from_days(int days_since_epoch) { return Date(days_since_epoch); }

  /// Days since 1970-01-01; negative before.
  constexpr int days_since_epoch() const { return days_; }
  /// YYYY-MM-DD.
  std::string text() const;

  friend constexpr auto operator<=>(Date, Date) = default;
  friend constexpr Date operator+(Date date, int days) { return Date(date.days_ + days); }
  friend constexpr Date operator-(Date date, int days) { return Date(date.days_ - days); }
  /// Days from `from` to `to`.
  friend constexpr int operator-(Date to, Date from) { return to.days_ - from.days_; }

 private:
  constexpr explicit Date(int days) : days_(days) {}
  int days_;
};

}  // namespace rozbazi
