// A record checked by one thread while it comes.
#pragma once

#include <optional>
#include <string>

#include "generator/audit/audit.h"
#include "generator/audit/lines.h"

namespace rozbazi::audit {

class StreamAudit {
 public:
  /// `known` must outlive this.
  explicit StreamAudit(Courses& known, const Sample& sample = {}) : known_(known), sample_(sample) {}

  /// The record's next bytes. False where something is wrong already: then no more are wanted.
  bool feed(std::string_view bytes);
  /// What is wrong already, or nullptr.
  const Fault* fault() const { return fault_ ? &*fault_ : nullptr; }
  /// At the record's end: what is wrong, or nothing.
  std::optional<Fault> finish();
  /// What has been checked so far; nullptr before a first line that was good.
  const Audit* audit() const { return audit_ ? &*audit_ : nullptr; }

 private:
  void take_line(std::string_view line);

  Courses& known_;
  const Sample sample_;
  Lines lines_;
  std::optional<Audit> audit_;
  std::optional<PlayCheck> check_;
  std::optional<Fault> fault_;
};

/// A whole record: what is wrong, or nothing.
std::optional<Fault> audit(std::string_view record, Courses& known);

}  // namespace rozbazi::audit
