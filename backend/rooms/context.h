// What the calls about rooms work with.
#pragma once

#include <atomic>
#include <cstdint>

#include "backend/clock.h"
#include "backend/db/pool.h"
#include "backend/replies/replies.h"
#include "backend/rooms/memory.h"

namespace rozbazi::rooms {

/// What has happened in rooms since the program started, for the operator.
struct Numbers {
  std::atomic<std::uint64_t> made{0};
  std::atomic<std::uint64_t> started{0};  // matches
  std::atomic<std::uint64_t> actions{0};  // of people
};

struct Context {
  db::Pool& pool;
  Memory& memory;
  const Clock& clock;
  replies::Replies& replies;
  Numbers& numbers;
};

}  // namespace rozbazi::rooms
