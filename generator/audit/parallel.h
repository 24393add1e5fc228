// A record checked by several threads while it is still being read.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "generator/audit/audit.h"
#include "generator/audit/lines.h"

namespace rozbazi::audit {

/// Shared by all threads.
class SharedCourses final : public Courses {
 public:
  SharedCourses();
  bool has(const CourseKey& course) override;
  void add(const CourseKey& course) override;

 private:
  struct Shard {
    explicit Shard(std::size_t most) : courses(most) {}
    std::mutex mutex;
    CourseSet courses;
  };
  Shard& shard_of(const CourseKey& course) { return *shards_[course.words[1] % shards_.size()]; }

  std::vector<std::unique_ptr<Shard>> shards_;
};

/// Fed by one thread.
class ParallelAudit {
 public:
  /// Called by the feeding thread, with how many plays of how many have been checked.
  using Report = std::function<void(std::uint64_t checked, std::uint64_t plays)>;

  ParallelAudit(int threads, const Sample& sample, Report report);
  ~ParallelAudit();
  ParallelAudit(const ParallelAudit&) = delete;
  ParallelAudit& operator=(const ParallelAudit&) = delete;

  /// The record's next bytes. False where something is wrong already: then no more are wanted.
  bool feed(std::string_view bytes);
  /// At the record's end: what is wrong, or nothing.
  std::optional<Fault> finish();
  /// Of a record without fault.
  const Audit& audit() const { return *audit_; }

 private:
  // Some lines, and what came of them.
  struct Batch {
    std::uint64_t first_line;
    std::string text;
    std::vector<AuditedPlay> plays = {};
    std::optional<Fault> fault = {};
    bool done = false;
  };

  void take_line(std::string_view line);
  void begin(std::string_view first_line);
  void hand_over();
  void gather(std::unique_lock<std::mutex>& lock);
  void work();
  static void check(Batch& batch, PlayCheck& check);
  bool settled() const { return fault_.has_value(); }

  const Sample sample_;
  const Report report_;
  Lines lines_;
  std::optional<Audit> audit_;  // once the first line was good
  std::optional<Fault> fault_;
  std::unique_ptr<Batch> filling_;

  SharedCourses known_;
  std::mutex mutex_;  // of what follows
  std::condition_variable changed_;
  std::deque<std::unique_ptr<Batch>> batches_;  // in their order, those that are not gathered yet
  std::size_t taken_ = 0;                       // so many of them have been taken by a thread
  bool over_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace rozbazi::audit
