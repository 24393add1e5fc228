#include "backend/record/records.h"

#include <algorithm>
#include <span>

#include "backend/plays/course.h"
#include "backend/record/store.h"
#include "generator/record/lines.h"

namespace rozbazi::record {
namespace {

constexpr std::size_t kMostKept = 16;
constexpr int kMostWaiting = 8;
constexpr std::size_t kPlaysAtOnce = 256;
// How often a result may be removed while the record is being made.
constexpr int kAttempts = 3;

http::Problem busy() {
  return {503,
          "unavailable",
          "This day's record is being put together for others already; try again shortly.",
          {},
          {{"Retry-After", "5"}}};
}

/// Counts who is inside.
class Visit {
 public:
  explicit Visit(std::atomic<int>& inside) : inside_(inside), number_(++inside) {}
  ~Visit() { --inside_; }
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;
  int number() const { return number_; }

 private:
  std::atomic<int>& inside_;
  const int number_;
};

}  // namespace

std::shared_ptr<const http::LargeBody> Records::of(const Day& day) {
  if (auto body = find(day.date, days::read_results(pool_, day.date))) return body;
  const Visit visit(waiting_);
  if (visit.number() > kMostWaiting) throw busy();
  const std::lock_guard lock(making_);
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    const days::Results results = days::read_results(pool_, day.date);
    if (auto body = find(day.date, results)) return body;
    if (auto body = make(day, results)) {
      keep({day.date, results, body});
      return body;
    }
  }
  throw busy();
}

std::shared_ptr<const SpooledBody> Records::find(Date date, const days::Results& results) {
  const std::lock_guard lock(mutex_);
  const auto found =
      std::ranges::find_if(kept_, [&](const Kept& kept) { return kept.date == date && kept.results == results; });
  if (found == kept_.end()) return nullptr;
  kept_.splice(kept_.begin(), kept_, found);
  return found->body;
}

void Records::keep(Kept kept) {
  const std::lock_guard lock(mutex_);
  kept_.remove_if([&](const Kept& other) { return other.date == kept.date; });
  kept_.push_front(std::move(kept));
  if (kept_.size() > kMostKept) kept_.pop_back();
}

// Nothing where a result was removed meanwhile.
std::shared_ptr<const SpooledBody> Records::make(const Day& day, const days::Results& results) const {
  const auto body = std::make_shared<SpooledBody>();
  LinesDigest digest;
  days::Players counted;
  std::string text;
  const std::vector<Uuid> ids = list_plays(pool_, day.date);
  for (std::span<const Uuid> left = ids; !left.empty();) {
    const auto now = left.first(std::min(left.size(), kPlaysAtOnce));
    left = left.subspan(now.size());
    text.clear();
    for (const RecordedPlay& play : read_plays(pool_, day.date, now)) {
      std::string line;
      if (play.removed) {
        line = removed_line(play.play.text(), play.table);
      } else {
        const Deal& deal = *day.find(play.table);
        plays::Course course(deal, calendar_.seed(deal));
        course.replay(play.actions);
        line = play_line({.play = play.play.text(),
                          .player = play.player.text(),
                          .table = play.table,
                          .score = play.finish.score,
                          .finished_at = play.finish.at},
                         course.match());
        ++counted[play.table];
      }
      digest.add(line);
      text.append(line) += '\n';
    }
    body->add(text);
  }
  if (counted != results.players) return nullptr;
  body->finish(first_line(days::tell(day, DayState::closed, results, calendar_), digest) + '\n');
  return body;
}

}  // namespace rozbazi::record
