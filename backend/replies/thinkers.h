// How many computer players think at the same time. The others wait, so that what is quickly answered goes on
// meanwhile.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>

#include "backend/http/exchange.h"

namespace rozbazi::replies {

using Time = std::chrono::steady_clock::time_point;

/// 503 unavailable: there is more to think about than can be thought about just now.
http::Problem busy();

/// May be used by any thread.
class Thinkers {
 public:
  Thinkers(int at_once, int most_waiting) : free_(at_once), most_waiting_(most_waiting) {}

  /// Leave to think, given back with its end.
  class Turn {
   public:
    explicit Turn(Thinkers& thinkers) : thinkers_(thinkers) {}
    ~Turn() { thinkers_.take_back(); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

   private:
    Thinkers& thinkers_;
  };
  /// Waits for its turn; throws 503 unavailable where too many wait already, or it has not come by then.
  Turn take(Time deadline);

  int waiting() const;

 private:
  void take_back();

  mutable std::mutex mutex_;
  std::condition_variable freed_;
  int free_;
  int waiting_ = 0;
  const int most_waiting_;
};

}  // namespace rozbazi::replies
