// A room at one version, and what its members are told of it.
#pragma once

#include <map>
#include <mutex>
#include <string>

#include "backend/rooms/settle.h"

namespace rozbazi::rooms {

/// May be used by any thread.
class Snapshot {
 public:
  explicit Snapshot(Sitting sitting)
      : sitting_(std::move(sitting)), computer_acts_at_(rooms::computer_acts_at(sitting_)) {}

  const Sitting& sitting() const { return sitting_; }
  const Room& room() const { return sitting_.room; }
  /// When the computer acts if nobody does anything before.
  const std::optional<Instant>& computer_acts_at() const { return computer_acts_at_; }

  /// What that member sees. It is long and most often wanted once, so that it is not kept.
  std::string body(const Member& member) const;
  /// Its validator.
  std::string tag(const Member& member) const;

 private:
  const Sitting sitting_;
  const std::optional<Instant> computer_acts_at_;
  mutable std::mutex mutex_;  // of what follows
  mutable std::map<Uuid, std::string> tags_;
};

}  // namespace rozbazi::rooms
