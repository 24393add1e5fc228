// One line of a record after the first, checked by playing it again.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/players/workspace.h"
#include "generator/audit/courses.h"
#include "generator/audit/day.h"

namespace rozbazi::audit {

/// The text of a UUID.
using Id = std::array<char, 36>;

struct AuditedPlay {
  Id play{};
  std::size_t table = 0;  // its number in the day
  bool removed = false;
  Id player{};  // of one that is not removed, as the others
  int score = 0;
  Instant finished_at = {};
};

/// For one thread.
class PlayCheck {
 public:
  /// What is given must outlive this.
  PlayCheck(const AuditedDay& day, Courses& known);

  /// The play, or what is wrong with the line in words.
  std::variant<AuditedPlay, std::string> check(std::string_view line);

 private:
  std::string replay(const json::Value& played, const json::Value& log, std::size_t table, int score);
  std::unique_ptr<AnyMatch> start(std::size_t table) const;

  const AuditedDay& day_;
  Courses& known_;
  std::vector<json::Document> options_;  // of each table
  std::vector<CourseKey> beginnings_;    // of each table's courses
  Workspace workspace_;
};

}  // namespace rozbazi::audit
