// The tree that everybody plays in. All play the same deal against the same computer players, so what one of these does
// depends on the deal, on its version and on what has been played, and on nothing else: it is thought of once and
// remembered for whoever comes the same way.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "backend/replies/course_key.h"
#include "backend/replies/memory.h"
#include "backend/replies/thinkers.h"

namespace rozbazi::replies {

struct Options {
  std::size_t most_bytes = std::size_t{48} << 20;  // of what is remembered
  int thinkers = 1;                                // replies thought of at the same time
  int most_waiting = 32;                           // requests that may wait for one of these
};

/// Who asks. `pay` is called before a reply is thought of, and throws where the asker has had enough of them.
struct Asker {
  std::function<void()> pay;
  Time deadline;
};

/// Where in the tree.
struct Point {
  std::string_view deal;    // names the deal and the version of its computer players
  std::string_view course;  // all that has been played, each action followed by a blank
};

/// May be used by any thread.
class Replies {
 public:
  explicit Replies(const Options& options)
      : memory_(options.most_bytes), thinkers_(options.thinkers, options.most_waiting) {}

  using Think = std::function<std::string(Workspace&)>;
  /// What the computer player on turn does there, from memory or as `think` says. Who comes while it is being thought
  /// of waits for it and is told the same, a failure too. Throws also what the asker's `pay` throws, and 503
  /// unavailable where it could not be thought of by the deadline; the others who wait for it then try themselves.
  std::string reply(const Point& point, const Asker& asker, const Think& think);

  struct Numbers {
    std::size_t remembered;
    std::size_t bytes;
    std::uint64_t computed;
    std::uint64_t recalled;  // told what was thought of for somebody else
    int waiting;             // for another's thought, or for leave to think
  };
  Numbers numbers() const;

 private:
  /// A reply that somebody thinks of, shared with those who wait for it.
  struct Thought;

  std::optional<std::string> recall(const CourseKey& key);
  /// False where the deadline came first.
  bool await(std::unique_lock<std::mutex>& lock, Thought& thought, Time deadline);
  std::string think_of(const CourseKey& key, Thought& thought, const Asker& asker, const Think& think);

  const CourseKeys keys_;
  Memory memory_;
  Thinkers thinkers_;
  std::atomic<std::uint64_t> computed_{0};
  std::atomic<std::uint64_t> recalled_{0};

  mutable std::mutex mutex_;  // of what follows, and of the thoughts
  std::unordered_map<CourseKey, std::shared_ptr<Thought>, HashCourseKey> thoughts_;
  int waiting_ = 0;
};

}  // namespace rozbazi::replies
