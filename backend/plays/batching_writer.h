// The writer that lets changes share a commit. Whatever comes while a commit is in flight goes into the next one, so
// that nobody waits for company, and the more there is to store the less each change costs.
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
  std::uint64_t number;  // counts the changes of a writer
  Extension extension;
  std::promise<Outcome> outcome;
};

/// Takes from the front of `queue` one change of every play there is in it. What is left is in its old order, and is
/// judged by what the change before it has left behind.
std::list<Change> take_batch(std::list<Change>& queue);

/// Moves and finishes queue before one connection, on which they are committed many at a time.
class BatchingWriter : public Writer {
 public:
  /// The connection goes to that database; what is no move and no finish goes through the pool, which must outlive the
  /// writer.
  BatchingWriter(db::Pool& pool, const std::string& database_url);
  /// What is waiting is still stored.
  ~BatchingWriter() override = default;
  BatchingWriter(const BatchingWriter&) = delete;
  BatchingWriter& operator=(const BatchingWriter&) = delete;

  std::optional<bool> start(const Play& play) override;
  Outcome extend(const Extension& extension) override;
  void unrank(const Uuid& play, Date date) override;

  struct Numbers {
    http::Histogram changes{1, 2, 4, 8, 16, 32, 64, 128};  // in one commit
    http::Seconds seconds;                                 // that it took
    std::atomic<std::int64_t> waiting = 0;                 // changes that are not committed yet
  };
  const Numbers& numbers() const { return numbers_; }

 private:
  void work(const std::stop_token& stop);
  void store(std::list<Change> batch);
  bool withdraw(std::uint64_t number);

  db::Pool& pool_;
  db::Pool connection_;
  Numbers numbers_;
  std::mutex mutex_;  // of what follows
  std::condition_variable_any arrived_;
  std::list<Change> queue_;
  std::uint64_t arrivals_ = 0;
  std::jthread worker_;
};

}  // namespace rozbazi::plays
