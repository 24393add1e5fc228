#include "generator/audit/stream.h"

namespace rozbazi::audit {

bool StreamAudit::feed(std::string_view bytes) {
  const bool taken = !fault_ && lines_.feed(bytes, [this](std::string_view line) {
    take_line(line);
    return !fault_;
  });
  if (!taken && !fault_) fault_ = Fault{lines_.number(), std::string(kTooLong)};
  return !fault_;
}

void StreamAudit::take_line(std::string_view line) {
  if (!audit_) {
    auto day = read_day(line);
    if (auto* what = std::get_if<std::string>(&day)) {
      fault_ = Fault{lines_.number(), std::move(*what)};
      return;
    }
    audit_.emplace(std::get<AuditedDay>(std::move(day)));
    check_.emplace(audit_->day(), known_, sample_);
    return;
  }
  audit_->add_bytes(line);
  auto play = check_->check(line);
  if (auto* what = std::get_if<std::string>(&play)) {
    fault_ = audit_->finish(Fault{lines_.number(), std::move(*what)});
  } else {
    audit_->add_play(std::get<AuditedPlay>(play));
  }
}

std::optional<Fault> StreamAudit::finish() {
  if (fault_) return fault_;
  if (!audit_) return Fault{1, std::string(kNotEnded)};
  return audit_->finish(lines_.whole() ? std::nullopt : std::optional(Fault{lines_.number(), std::string(kNotEnded)}));
}

std::optional<Fault> audit(std::string_view record, Courses& known) {
  StreamAudit stream(known);
  stream.feed(record);
  return stream.finish();
}

}  // namespace rozbazi::audit
