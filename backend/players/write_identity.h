// A player as others see one, in an answer's JSON: id, name, and the tag that tells like names apart.
#pragma once

#include <string_view>

#include "backend/base/uuid.h"
#include "engine/json/put.h"

namespace rozbazi::players {

/// Writes the members `player`, `name` and `tag` of an object that others begin and end.
void write_identity(json::Writer& out, const Uuid& player, std::string_view name);

}  // namespace rozbazi::players
