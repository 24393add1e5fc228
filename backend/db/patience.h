// How long an answer of the database is waited for. libpq waits for as long as the other machine's kernel says that all
// is well, though PostgreSQL itself may hang: on a disk that does not answer, or stopped.
#pragma once

#include <chrono>
#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>

namespace rozbazi::db {

/// May be used by any thread.
class Patience {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Patience(Clock::duration longest);
  ~Patience();
  Patience(const Patience&) = delete;
  Patience& operator=(const Patience&) = delete;

  /// For as long as it lives an answer is waited for on that socket. When that takes too long the connection is ended,
  /// so that whoever waits finds it lost.
  class Wait {
   public:
    Wait(Patience& patience, int socket);
    ~Wait();
    Wait(const Wait&) = delete;
    Wait& operator=(const Wait&) = delete;

   private:
    Patience& patience_;
    std::list<std::pair<Clock::time_point, int>>::iterator self_;
  };

 private:
  void watch(const std::stop_token& stop);

  const Clock::duration longest_;
  std::mutex mutex_;  // of what follows
  std::condition_variable_any look_;
  std::list<std::pair<Clock::time_point, int>> waits_;  // until when on which socket, the first to end first
  std::jthread watcher_;
};

}  // namespace rozbazi::db
