// A queue of changes to plays with a connection of its own, on which they are committed many at a time.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <future>
#include <list>
#include <mutex>
#include <string>
#include <thread>

#include "backend/db/pool.h"
#include "backend/http/histogram.h"
#include "backend/plays/writer.h"

namespace rozbazi::plays {

/// A change that somebody waits for.
struct Change {
  std::uint64_t number;  // counts the changes of a lane
  Extension extension;
  std::promise<Outcome> outcome;
};

/// Takes from the front of `queue` one change of every play there is in it. What is left is in its old order, and is
/// judged by what the change before it has left behind.
std::list<Change> take_batch(std::list<Change>& queue);

/// Of all lanes together.
struct LaneNumbers {
  http::Histogram batches{{1, 2, 4, 8, 16, 32, 64, 128}};  // changes in one commit
  http::Histogram seconds{{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5}};  // that it took
  std::atomic<std::int64_t> waiting = 0;  // changes that are not committed yet
};

class Lane {
 public:
  Lane(const std::string& database_url, LaneNumbers& numbers);
  /// What is waiting is still stored.
  ~Lane() = default;
  Lane(const Lane&) = delete;
  Lane& operator=(const Lane&) = delete;

  /// Returns when the change is committed, or will never be. Throws db::Unavailable; then nobody may know whether it
  /// was.
  Outcome extend(const Extension& extension);

 private:
  void work(const std::stop_token& stop);
  void store(std::list<Change> batch);
  bool withdraw(std::uint64_t number);

  db::Pool connection_;
  LaneNumbers& numbers_;
  std::mutex mutex_;  // of what follows
  std::condition_variable_any arrived_;
  std::list<Change> queue_;
  std::uint64_t arrivals_ = 0;
  std::jthread worker_;
};

}  // namespace rozbazi::plays
