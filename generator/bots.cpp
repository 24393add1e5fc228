#include "generator/bots.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace rozbazi {
namespace {

struct Row {
  std::string_view table;
  std::array<std::optional<Level>, kNewestBots - kOldestBots + 1> levels;  // a column for each version
};

constexpr Row kLineup[] = {
    {"tute-4", {Level::normal, Level::hard}},         {"tute-3", {Level::normal, Level::hard}},
    {"tute-2", {Level::normal, Level::hard}},         {"belote", {Level::normal, Level::hard}},
    {"coinche", {Level::normal, Level::hard}},        {"five-hundred", {Level::normal, Level::hard}},
    {"teen-do-paanch", {Level::normal, Level::hard}}, {"schafkopf", {Level::normal, Level::hard}},
};

}  // namespace

std::optional<Level> bots_at(std::string_view table, int version) {
  const auto* row =
      std::find_if(std::begin(kLineup), std::end(kLineup), [&](const Row& each) { return each.table == table; });
  if (row == std::end(kLineup) || version < kOldestBots || version > kNewestBots) return std::nullopt;
  return row->levels[static_cast<std::size_t>(version - kOldestBots)];
}

}  // namespace rozbazi
