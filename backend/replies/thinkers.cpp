#include "backend/replies/thinkers.h"

namespace rozbazi::replies {

http::Problem busy() {
  return {503,
          "unavailable",
          "The computer players have more to think about than they can just now; try again shortly.",
          {},
          {{"Retry-After", "1"}}};
}

Thinkers::Thinkers(int at_once, int most_waiting) : most_waiting_(most_waiting) {
  for (int number = 0; number < at_once; ++number) free_.push_back(std::make_unique<Workspace>());
}

Thinkers::Turn Thinkers::take(Time deadline) {
  std::unique_lock lock(mutex_);
  if (free_.empty()) {
    if (waiting_ == most_waiting_) throw busy();
    ++waiting_;
    const bool in_time = freed_.wait_until(lock, deadline, [this] { return !free_.empty(); });
    --waiting_;
    if (!in_time) throw busy();
  }
  auto workspace = std::move(free_.back());
  free_.pop_back();
  return Turn(*this, std::move(workspace));
}

int Thinkers::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_;
}

void Thinkers::take_back(std::unique_ptr<Workspace> workspace) {
  {
    const std::lock_guard lock(mutex_);
    free_.push_back(std::move(workspace));
  }
  freed_.notify_one();
}

}  // namespace rozbazi::replies
