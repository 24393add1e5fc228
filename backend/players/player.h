// A player: an identity without sign-up (docs/api.md, Players).
#pragma once

#include <string>
#include <string_view>

#include "backend/base/uuid.h"
#include "backend/clock.h"

namespace rozbazi::players {

/// The name that plays keep when their player is forgotten.
inline constexpr std::string_view kForgottenName = "—";

struct Player {
  Uuid id;
  std::string name;
  Instant created_at;
};

}  // namespace rozbazi::players
