#include "generator/audit/stream.h"

namespace rozbazi::audit {

bool StreamAudit::feed(std::string_view bytes) {
  while (!fault_ && !bytes.empty()) {
    const std::size_t end = bytes.find('\n');
    if (end == std::string_view::npos) {
      rest_ += bytes;
      if (rest_.size() > kLongestLine) fault_ = Fault{next_line_, std::string(kTooLong)};
      break;
    }
    if (rest_.empty()) {
      take_line(bytes.substr(0, end));
    } else {
      rest_ += bytes.substr(0, end);
      take_line(rest_);
      rest_.clear();
    }
    bytes.remove_prefix(end + 1);
    ++next_line_;
  }
  return !fault_;
}

void StreamAudit::take_line(std::string_view line) {
  if (!audit_) {
    auto day = read_day(line);
    if (auto* what = std::get_if<std::string>(&day)) {
      fault_ = Fault{next_line_, std::move(*what)};
      return;
    }
    audit_.emplace(std::get<AuditedDay>(std::move(day)));
    check_.emplace(audit_->day(), known_);
    return;
  }
  audit_->add_bytes(line);
  auto play = check_->check(line);
  if (auto* what = std::get_if<std::string>(&play)) {
    fault_ = audit_->finish(Fault{next_line_, std::move(*what)});
  } else {
    audit_->add_play(std::get<AuditedPlay>(play));
  }
}

std::optional<Fault> StreamAudit::finish() {
  if (fault_) return fault_;
  if (!audit_) return Fault{1, std::string(kNotEnded)};
  return audit_->finish(rest_.empty() ? std::nullopt : std::optional(Fault{next_line_, std::string(kNotEnded)}));
}

std::optional<Fault> audit(std::string_view record, Courses& known) {
  StreamAudit stream(known);
  stream.feed(record);
  return stream.finish();
}

}  // namespace rozbazi::audit
