// Lines put together from bytes that come in pieces.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace rozbazi::audit {

/// A line longer than this is no record's, nor need it be held in memory.
inline constexpr std::size_t kLongestLine = 256 * 1024;

class Lines {
 public:
  /// Calls `take(line)` for each line that is whole now, without its line feed, while it returns true. False where a
  /// line gets too long, or one was not taken.
  template <typename Take>
  bool feed(std::string_view bytes, Take&& take) {
    for (;;) {
      const std::size_t end = bytes.find('\n');
      if (end == std::string_view::npos) break;
      bool taken = false;
      if (rest_.empty()) {
        taken = take(bytes.substr(0, end));
      } else {
        rest_ += bytes.substr(0, end);
        taken = take(std::string_view(rest_));
        rest_.clear();
      }
      if (!taken) return false;
      bytes.remove_prefix(end + 1);
      ++number_;
    }
    rest_ += bytes;
    return rest_.size() <= kLongestLine;
  }

  /// The number of the line that comes next or has begun, the first being 1.
  std::uint64_t number() const { return number_; }
  /// Whether the last line is ended.
  bool whole() const { return rest_.empty(); }

 private:
  std::string rest_;  // of a line that is not whole yet
  std::uint64_t number_ = 1;
};

}  // namespace rozbazi::audit
