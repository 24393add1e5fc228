#include "backend/log.h"

#include <unistd.h>

#include <algorithm>
#include <string>

namespace rozbazi {
namespace {

std::string_view name(LogLevel level) {
  switch (level) {
    case LogLevel::info:
      return "info";
    case LogLevel::warning:
      return "warning";
    case LogLevel::error:
      return "error";
  }
  return "error";
}

bool needs_quotes(std::string_view value) {
  return value.empty() || std::ranges::any_of(value, [](char c) {
           return static_cast<unsigned char>(c) <= ' ' || c == '"' || c == '=' || c == '\\' || c == '\x7f';
         });
}

void append_value(std::string& line, std::string_view value) {
  if (!needs_quotes(value)) {
    line += value;
    return;
  }
  line += '"';
  for (const char c : value) {
    if (c == '"' || c == '\\') line += '\\';
    const auto byte = static_cast<unsigned char>(c);
    line += byte < ' ' || byte == 0x7f ? ' ' : c;
  }
  line += '"';
}

}  // namespace

void Log::write(LogLevel level, std::string_view event, std::initializer_list<Field> fields) const {
  std::string line = "time=" + to_rfc3339(clock_.now()) + " level=";
  line += name(level);
  line += " event=";
  line += event;
  for (const auto& [key, value] : fields) {
    line += ' ';
    line += key;
    line += '=';
    append_value(line, value);
  }
  line += '\n';
  // One write a line keeps the lines of many threads apart. A log that cannot be written stops nobody from playing.
  [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace rozbazi
