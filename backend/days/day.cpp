#include "backend/days/day.h"

#include <algorithm>

#include "generator/bots.h"

namespace rozbazi {

std::string_view name(DayState state) {
  switch (state) {
    case DayState::upcoming:
      return "upcoming";
    case DayState::open:
      return "open";
    case DayState::closed:
      break;
  }
  return "closed";
}

DayState state_by_clock(Date date, Instant now) {
  if (now < opens_at(date)) return DayState::upcoming;
  return now < closes_at(date) + kGrace ? DayState::open : DayState::closed;
}

DayState Day::state(Instant now) const {
  if (closed) return DayState::closed;
  const DayState by_clock = state_by_clock(date, now);
  return by_clock == DayState::upcoming && has_opened() ? DayState::open : by_clock;
}

bool Day::has_opened() const {
  return std::ranges::any_of(deals, [](const Deal& deal) { return deal.bots.has_value(); });
}

Bots newest_bots(const Table& table) {
  return {std::string(name(bots_at(table.name, kNewestBots).value())), kNewestBots};
}

const Deal* Day::find(std::string_view table) const {
  const auto deal = std::ranges::find(deals, table, [](const Deal& each) { return each.table->name; });
  return deal == deals.end() ? nullptr : &*deal;
}

}  // namespace rozbazi
