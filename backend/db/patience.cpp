#include "backend/db/patience.h"

#include <sys/socket.h>

namespace rozbazi::db {

Patience::Patience(Clock::duration longest)
    : longest_(longest), watcher_([this](const std::stop_token& stop) { watch(stop); }) {}

Patience::~Patience() = default;

Patience::Wait::Wait(Patience& patience, int socket) : patience_(patience) {
  const std::lock_guard lock(patience.mutex_);
  self_ = patience.waits_.emplace(patience.waits_.end(), Clock::now() + patience.longest_, socket);
}

Patience::Wait::~Wait() {
  const std::lock_guard lock(patience_.mutex_);
  patience_.waits_.erase(self_);
}

// It looks from time to time, since to be woken for each statement would cost more than the statement.
void Patience::watch(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    look_.wait_for(lock, stop, longest_ / 10, [] { return false; });
    while (!waits_.empty() && waits_.front().first <= Clock::now()) {
      ::shutdown(waits_.front().second, SHUT_RDWR);
      waits_.front().first = Clock::now() + longest_;
      waits_.splice(waits_.end(), waits_, waits_.begin());
    }
  }
}

}  // namespace rozbazi::db
