#include "backend/replies/thinkers.h"

namespace rozbazi::replies {

http::Problem busy() {
  return {503,
          "unavailable",
          "The computer players have more to think about than they can just now; try again shortly.",
          {},
          {{"Retry-After", "1"}}};
}

Thinkers::Turn Thinkers::take(Time deadline) {
  std::unique_lock lock(mutex_);
  if (free_ == 0) {
    if (waiting_ == most_waiting_) throw busy();
    ++waiting_;
    const bool in_time = freed_.wait_until(lock, deadline, [this] { return free_ > 0; });
    --waiting_;
    if (!in_time) throw busy();
  }
  --free_;
  return Turn(*this);
}

int Thinkers::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_;
}

void Thinkers::take_back() {
  {
    const std::lock_guard lock(mutex_);
    ++free_;
  }
  freed_.notify_one();
}

}  // namespace rozbazi::replies
