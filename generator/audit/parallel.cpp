#include "generator/audit/parallel.h"

namespace rozbazi::audit {
namespace {

constexpr std::size_t kShards = 64;
constexpr std::size_t kMostPlaces = std::size_t{1} << 18;  // of a shard: 256 MiB in all
constexpr std::size_t kBatchBytes = 64 * 1024;
constexpr std::size_t kMostBatches = 32;

}  // namespace

SharedCourses::SharedCourses() {
  for (std::size_t shard = 0; shard < kShards; ++shard) shards_.push_back(std::make_unique<Shard>(kMostPlaces));
}

bool SharedCourses::has(const CourseKey& course) {
  Shard& shard = shard_of(course);
  const std::lock_guard lock(shard.mutex);
  return shard.courses.has(course);
}

void SharedCourses::add(const CourseKey& course) {
  Shard& shard = shard_of(course);
  const std::lock_guard lock(shard.mutex);
  shard.courses.add(course);
}

ParallelAudit::ParallelAudit(int threads, const Sample& sample, Report report)
    : sample_(sample), report_(std::move(report)) {
  for (int thread = 0; thread < threads; ++thread) threads_.emplace_back([this] { work(); });
}

ParallelAudit::~ParallelAudit() {
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool ParallelAudit::feed(std::string_view bytes) {
  const bool taken = !settled() && lines_.feed(bytes, [this](std::string_view line) {
    take_line(line);
    return !settled();
  });
  if (!taken && !settled()) fault_ = Fault{lines_.number(), std::string(kTooLong)};
  return !settled();
}

void ParallelAudit::take_line(std::string_view line) {
  if (!audit_) return begin(line);
  audit_->add_bytes(line);
  if (!filling_) filling_ = std::make_unique<Batch>(Batch{lines_.number(), {}});
  filling_->text.append(line) += '\n';
  if (filling_->text.size() >= kBatchBytes) hand_over();
}

void ParallelAudit::begin(std::string_view first_line) {
  auto day = read_day(first_line);
  if (auto* what = std::get_if<std::string>(&day)) {
    fault_ = Fault{1, std::move(*what)};
    return;
  }
  const std::lock_guard lock(mutex_);
  audit_.emplace(std::get<AuditedDay>(std::move(day)));
}

void ParallelAudit::hand_over() {
  std::unique_lock lock(mutex_);
  batches_.push_back(std::move(filling_));
  changed_.notify_all();
  gather(lock);
  while (batches_.size() >= kMostBatches && !settled()) {
    changed_.wait(lock);
    gather(lock);
  }
}

// Takes over what is done, in the record's order.
void ParallelAudit::gather(std::unique_lock<std::mutex>&) {
  while (!settled() && !batches_.empty() && batches_.front()->done) {
    Batch& batch = *batches_.front();
    for (const AuditedPlay& play : batch.plays) audit_->add_play(play);
    if (batch.fault) fault_ = audit_->finish(std::move(batch.fault));
    batches_.pop_front();
    --taken_;
  }
  if (report_) report_(audit_->plays().size(), audit_->day().plays);
}

std::optional<Fault> ParallelAudit::finish() {
  if (settled()) return fault_;
  const bool whole = lines_.whole();
  if (!audit_) return Fault{1, std::string(kNotEnded)};
  if (filling_) hand_over();
  std::unique_lock lock(mutex_);
  gather(lock);
  while (!batches_.empty() && !settled()) {
    changed_.wait(lock);
    gather(lock);
  }
  if (!settled()) {
    fault_ = audit_->finish(whole ? std::nullopt : std::optional(Fault{lines_.number(), std::string(kNotEnded)}));
  }
  return fault_;
}

void ParallelAudit::work() {
  std::optional<PlayCheck> of_thread;
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return over_ || taken_ < batches_.size(); });
    if (over_) return;
    Batch& batch = *batches_[taken_++];
    if (!of_thread) of_thread.emplace(audit_->day(), known_, sample_);
    lock.unlock();
    check(batch, *of_thread);
    lock.lock();
    batch.done = true;
    changed_.notify_all();
  }
}

void ParallelAudit::check(Batch& batch, PlayCheck& check) {
  std::string_view text = batch.text;
  for (std::uint64_t number = batch.first_line; !text.empty(); ++number) {
    const std::size_t end = text.find('\n');
    auto play = check.check(text.substr(0, end));
    if (auto* what = std::get_if<std::string>(&play)) {
      batch.fault = Fault{number, std::move(*what)};
      return;
    }
    batch.plays.push_back(std::get<AuditedPlay>(play));
    text.remove_prefix(end + 1);
  }
}

}  // namespace rozbazi::audit
