// What is promised of a deal before its day (docs/deals.md).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/random/seed.h"
#include "generator/date.h"

namespace rozbazi {

/// SHA-256 of a seed with its table and date: published before the date, it binds the seed published after
/// it.
using Commitment = std::array<std::uint8_t, 32>;

/// `commitment(table, date)`; anyone can compute it from a published seed.
Commitment commit_to(const Seed& seed, std::string_view table, Date date);

}  // namespace rozbazi
