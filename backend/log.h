// Log lines in logfmt, one a line, on standard error. No line holds an address, a token, a body or a query string.
#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>

#include "backend/clock.h"

namespace rozbazi {

enum class LogLevel { info, warning, error };

class Log {
 public:
  /// `clock` must outlive the log.
  explicit Log(const Clock& clock) : clock_(clock) {}

  using Field = std::pair<std::string_view, std::string_view>;
  /// Writes `time=… level=… event=…` and the fields, whose values are quoted where they need it.
  void write(LogLevel level, std::string_view event, std::initializer_list<Field> fields) const;

 private:
  const Clock& clock_;
};

}  // namespace rozbazi
