// The first line of a record, checked: a day whose deals are the promised ones (docs/record.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/match/any_match.h"
#include "generator/instant.h"
#include "generator/record/lines_digest.h"
#include "generator/tables.h"

namespace rozbazi::audit {

struct AuditedTable {
  const Table* table;
  Seed seed;
  int bots_version;
  std::optional<Level> bots;  // nothing where this program does not have that version
  std::int64_t players;
};

struct AuditedDay {
  Date date;
  bool voided;
  std::vector<AuditedTable> tables;
  std::uint64_t plays;
  std::array<std::uint8_t, 32> sha256;
  std::string locator;  // as it stands there; empty where the record has none

  /// The number of the table in `tables`, or nothing.
  std::optional<std::size_t> find(std::string_view table) const;
};

/// The day, or what is wrong with the line in words.
std::variant<AuditedDay, std::string> read_day(std::string_view line);

}  // namespace rozbazi::audit
