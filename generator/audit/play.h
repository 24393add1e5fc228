// One line of a record after the first, checked by playing it again.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/players/workspace.h"
#include "generator/audit/courses.h"
#include "generator/audit/day.h"
#include "generator/audit/lot.h"

namespace rozbazi::audit {

struct AuditedPlay {
  Id play{};
  std::size_t table = 0;  // its number in the day
  bool removed = false;
  Id player{};  // of one that is not removed, as the others
  int score = 0;
  Instant finished_at = {};
  bool asked = false;  // whether all replies of the computer players were thought of again
};

/// For one thread.
class PlayCheck {
 public:
  /// What is given must outlive this. Legality and score are checked of every play, the computer players' replies of
  /// those of the sample, and wherever they are known from another play.
  PlayCheck(const AuditedDay& day, Courses& known, const Sample& sample);

  /// The play, or what is wrong with the line in words.
  std::variant<AuditedPlay, std::string> check(std::string_view line);

 private:
  std::string replay(const json::Value& played, const json::Value& log, AuditedPlay& play);
  std::unique_ptr<AnyMatch> start(std::size_t table) const;

  const AuditedDay& day_;
  Courses& known_;
  const Lot lot_;
  std::vector<json::Document> options_;  // of each table
  std::vector<CourseKey> beginnings_;    // of each table's courses
  Workspace workspace_;
};

}  // namespace rozbazi::audit
