// What all connections of a process share, so that they leave a database together that is none any more.
#pragma once

#include "backend/db/patience.h"
#include "backend/db/timeline.h"

namespace rozbazi::db {

struct Shared {
  /// No statement takes longer than `longest`, nor a commit that waits for a standby.
  explicit Shared(Patience::Clock::duration longest) : patience(longest) {}

  Timeline timeline;
  Patience patience;
};

}  // namespace rozbazi::db
