#include "backend/replies/replies.h"

#include <condition_variable>
#include <exception>

namespace rozbazi::replies {

// Written by the one who thinks, read by the others once it is over. Neither reply nor failure: he did not come to
// think.
struct Replies::Thought {
  bool over = false;
  std::condition_variable ended;
  std::optional<std::string> reply;
  std::exception_ptr failure;
};

std::string Replies::reply(const Point& point, const Asker& asker, const Think& think) {
  const CourseKey key = keys_.of(point.deal, point.course);
  if (auto known = recall(key)) return *std::move(known);
  for (;;) {
    std::unique_lock lock(mutex_);
    // Who was thinking of it may have remembered it just before the lock.
    if (auto known = recall(key)) return *std::move(known);
    const auto [place, mine] = thoughts_.try_emplace(key);
    if (mine) place->second = std::make_shared<Thought>();
    const std::shared_ptr<Thought> thought = place->second;
    if (mine) {
      lock.unlock();
      return think_of(key, *thought, asker, think);
    }
    if (!await(lock, *thought, asker.deadline)) throw busy();
    if (thought->failure) std::rethrow_exception(thought->failure);
    if (thought->reply) {
      ++recalled_;
      return *thought->reply;
    }
  }
}

Replies::Numbers Replies::numbers() const {
  Numbers numbers{memory_.size(), memory_.bytes(), computed_, recalled_, thinkers_.waiting()};
  const std::lock_guard lock(mutex_);
  numbers.waiting += waiting_;
  return numbers;
}

std::optional<std::string> Replies::recall(const CourseKey& key) {
  auto known = memory_.find(key);
  if (known) ++recalled_;
  return known;
}

bool Replies::await(std::unique_lock<std::mutex>& lock, Thought& thought, Time deadline) {
  ++waiting_;
  const bool over = thought.ended.wait_until(lock, deadline, [&] { return thought.over; });
  --waiting_;
  return over;
}

std::string Replies::think_of(const CourseKey& key, Thought& thought, const Asker& asker, const Think& think) {
  // However this ends, nobody is left waiting for it.
  struct End {
    Replies& replies;
    const CourseKey& key;
    Thought& thought;
    ~End() {
      const std::lock_guard lock(replies.mutex_);
      replies.thoughts_.erase(key);
      thought.over = true;
      thought.ended.notify_all();
    }
  };
  const End end{*this, key, thought};
  asker.pay();
  const Thinkers::Turn turn = thinkers_.take(asker.deadline);
  try {
    thought.reply = think(turn.workspace());
  } catch (...) {
    thought.failure = std::current_exception();
    throw;
  }
  ++computed_;
  memory_.remember(key, *thought.reply);
  return *thought.reply;
}

}  // namespace rozbazi::replies
