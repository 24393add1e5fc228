// How many computer players think at the same time. The others wait, so that what is quickly answered goes on
// meanwhile.
#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "backend/http/exchange.h"
#include "engine/players/workspace.h"

namespace rozbazi::replies {

using Time = std::chrono::steady_clock::time_point;

/// 503 unavailable: there is more to think about than can be thought about just now.
http::Problem busy();

/// May be used by any thread.
class Thinkers {
 public:
  Thinkers(int at_once, int most_waiting);

  /// Leave to think, and what to think with; given back with its end.
  class Turn {
   public:
    Turn(Thinkers& thinkers, std::unique_ptr<Workspace> workspace)
        : thinkers_(thinkers), workspace_(std::move(workspace)) {}
    ~Turn() { thinkers_.take_back(std::move(workspace_)); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

    Workspace& workspace() const { return *workspace_; }

   private:
    Thinkers& thinkers_;
    std::unique_ptr<Workspace> workspace_;
  };
  /// Waits for its turn; throws 503 unavailable where too many wait already, or it has not come by then.
  Turn take(Time deadline);

  int waiting() const;

 private:
  void take_back(std::unique_ptr<Workspace> workspace);

  mutable std::mutex mutex_;
  std::condition_variable freed_;
  std::vector<std::unique_ptr<Workspace>> free_;  // the last used is taken first
  int waiting_ = 0;
  const int most_waiting_;
};

}  // namespace rozbazi::replies
