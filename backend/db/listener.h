// Hears what the database tells on a channel (NOTIFY), on a connection of its own.
#pragma once

#include <functional>
#include <string>
#include <thread>

#include "backend/db/shared.h"

namespace rozbazi::db {

class Listener {
 public:
  struct Ears {
    std::function<void(const std::string& text, Timeline::Number timeline)> heard;  // in which it was told
    std::function<void()> missed;  // something may have been told that was not heard
  };
  /// What is heard and missed is told to `ears` by a thread of the listener's. It listens from the moment on that it is
  /// connected, and again after its connection was lost. Where
  /// another database has taken over, it listens to that one within a second. What is shared must outlive the listener.
  Listener(std::string url, std::string channel, Shared& shared, Ears ears);
  ~Listener();
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

 private:
  void work(const std::stop_token& stop) const;
  void listen(const std::stop_token& stop) const;

  const std::string url_;
  const std::string channel_;
  Shared& shared_;
  const Ears ears_;
  const int stop_sign_;  // a descriptor that can be read from when the worker is to stop
  std::jthread worker_;
};

}  // namespace rozbazi::db
