// Which course of the database's history we are in. Whenever a standby becomes the primary PostgreSQL begins a further
// one, numbered upwards. A primary that hung, or was cut off from the others, may go on in an earlier one for a while:
// what it tells has perhaps never been.
#pragma once

#include <atomic>
#include <cstdint>

namespace rozbazi::db {

/// The latest one that any connection of this process was in. May be used by any thread.
class Timeline {
 public:
  using Number = std::uint32_t;

  /// 0 before the first connection.
  Number latest() const { return latest_; }

  /// A connection is in that one. False where a later one is known.
  bool enter(Number number) {
    Number known = latest_;
    while (known < number && !latest_.compare_exchange_weak(known, number)) {
    }
    return known <= number;
  }

 private:
  std::atomic<Number> latest_ = 0;
};

}  // namespace rozbazi::db
