// What the secret gives for a table and a date (docs/deals.md).
#pragma once

#include <string_view>

#include "engine/random/seed.h"
#include "generator/date.h"
#include "generator/secret.h"

namespace rozbazi {

/// `seed(table, date)`; the secret is needed.
Seed derive_seed(const Secret& secret, std::string_view table, Date date);

}  // namespace rozbazi
