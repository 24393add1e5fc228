// Weeks, months and all time (docs/api.md, Boards).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "generator/date.h"

namespace rozbazi::periods {

/// Whether `text` has the form of a period's name: 2026-W48, 2026-11 or all-time.
bool names_period(std::string_view text);

struct Period {
  std::string name;
  std::optional<Date> first = {};  // nothing for all time
  std::optional<Date> last = {};
};
/// The period of that name: an ISO 8601 week (Monday to Sunday, the first of a year holds its first Thursday), a month,
/// or all time. Nothing where there is none, as 2026-13 or the 53rd week of a year that has 52.
std::optional<Period> read_period(std::string_view text);

}  // namespace rozbazi::periods
