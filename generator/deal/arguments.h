// The command line of rozbazi-deal.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "engine/random/seed.h"
#include "generator/date.h"
#include "generator/tables.h"

namespace rozbazi {

/// The deal of a table on a date, from the secret.
struct DailyDeal {
  std::string secret_file;
  Date date;
  const Table* table;
};

/// A deal of any game from a published seed.
struct SeededDeal {
  Seed seed;
  std::string game;
  std::string options;  // JSON text
};

struct DealArguments {
  std::variant<DailyDeal, SeededDeal> source;
  std::uint64_t pack = 0;
};

/// What the arguments (without the program's name) ask for, or what is wrong with them, in words.
std::variant<DealArguments, std::string> parse_deal_arguments(std::span<const std::string_view> arguments);

}  // namespace rozbazi
