#include "backend/db/patience.h"

#include <sys/socket.h>

namespace rozbazi::db {

Patience::Patience(Clock::duration longest)
    : longest_(longest), watcher_([this](const std::stop_token& stop) { watch(stop); }) {}

Patience::~Patience() = default;

Patience::Wait::Wait(Patience& patience, int socket) : patience_(patience) {
  const std::lock_guard lock(patience.mutex_);
  self_ = patience.waits_.emplace(patience.waits_.end(), Clock::now() + patience.longest_, socket);
  if (patience.waits_.size() == 1) patience.came_.notify_one();
}

Patience::Wait::~Wait() {
  const std::lock_guard lock(patience_.mutex_);
  patience_.waits_.erase(self_);
}

void Patience::watch(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (came_.wait(lock, stop, [this] { return !waits_.empty(); })) {
    // Whoever comes meanwhile comes behind this one, which may be gone by then.
    const Clock::time_point end = waits_.front().first;
    came_.wait_until(lock, stop, end, [] { return false; });
    while (!waits_.empty() && waits_.front().first <= Clock::now()) {
      ::shutdown(waits_.front().second, SHUT_RDWR);
      waits_.front().first = Clock::now() + longest_;
      waits_.splice(waits_.end(), waits_, waits_.begin());
    }
  }
}

}  // namespace rozbazi::db
