// A record as a whole: what no line shows by itself.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "generator/audit/play.h"

namespace rozbazi::audit {

/// What is wrong, and in which line of the record, the first being 1.
struct Fault {
  std::uint64_t line;
  std::string what;
};

/// A place on a board, as the record gives it.
struct BoardEntry {
  std::int64_t rank;
  std::int64_t percentage;  // in tenths
  std::uint64_t line;       // of the record
  const AuditedPlay* play;
};

inline constexpr std::string_view kTooLong = "it is longer than any line of a record";
inline constexpr std::string_view kNotEnded = "it is not ended by a line feed";

class Audit {
 public:
  /// The day of the first line.
  explicit Audit(AuditedDay day) : day_(std::move(day)) {}

  const AuditedDay& day() const { return day_; }
  /// Every line after the first, in its order, ...
  void add_bytes(std::string_view line) { digest_.add(line); }
  /// ... and what its check found.
  void add_play(const AuditedPlay& play) { plays_.push_back(play); }

  const std::vector<AuditedPlay>& plays() const { return plays_; }
  /// How many plays have had each reply of the computer players thought of again.
  std::uint64_t asked() const;
  /// What is wrong with the lines together, once all of them are there; `fault` is the first that a line shows by
  /// itself, where it was not read beyond.
  std::optional<Fault> finish(std::optional<Fault> fault) const;
  /// The table's board of a record without fault, in its order.
  std::vector<BoardEntry> board(std::size_t table) const;

 private:
  std::optional<Fault> check_order() const;
  std::optional<Fault> check_once() const;
  std::optional<Fault> check_bytes() const;
  std::optional<Fault> check_counts() const;

  const AuditedDay day_;
  record::LinesDigest digest_;
  std::vector<AuditedPlay> plays_;
};

}  // namespace rozbazi::audit
