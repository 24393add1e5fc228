// A day and its deals, as the API tells them (docs/api.md, Days).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/json/json.h"
#include "generator/commitment.h"
#include "generator/instant.h"
#include "generator/tables.h"

namespace rozbazi::record {

/// One table's deal.
struct DealTold {
  const Table* table;
  Commitment commitment;
  struct Opened {
    std::string_view level;  // of the computer players
    int version;
    std::int64_t players;  // ranked finished plays
  };
  std::optional<Opened> opened = {};  // nothing before the day opens
  std::optional<Seed> seed = {};      // nothing before the day is closed
};

struct DayTold {
  Date date;
  std::string_view state;
  bool committed_late;
  bool voided;  // by the operator: no play of it counts
  std::vector<DealTold> deals;
};

/// The members of the day's object, which is open.
void write_day(json::Writer& out, const DayTold& day);

}  // namespace rozbazi::record
