// The tables that have a daily deal: a game with fixed options each.
#pragma once

#include <span>
#include <string_view>

#include "generator/date.h"

namespace rozbazi {

/// Where the player of a daily deal sits; the computer has the other seats.
inline constexpr int kOwnSeat = 0;

struct Table {
  std::string_view name;
  std::string_view game;
  /// A JSON object, all that a replay needs; `match` is always in it.
  std::string_view options;
  int seats;
  /// Deals of the table's match; deal k takes pack k of the day's seed.
  int deals;
};

/// Every table, in the order in which a day lists them.
std::span<const Table> all_tables();
/// The table of that name, or nullptr.
const Table* find_table(std::string_view name);
/// The seat that deals the table's first pack on that date (docs/deals.md).
int dealer(const Table& table, Date date);

}  // namespace rozbazi
