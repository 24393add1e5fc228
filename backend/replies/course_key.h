// A point of a deal's course, as what is remembered is filed.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rozbazi::replies {

struct CourseKey {
  std::uint64_t high;
  std::uint64_t low;
  friend constexpr auto operator<=>(const CourseKey&, const CourseKey&) = default;
};
struct HashCourseKey {
  std::size_t operator()(const CourseKey& key) const { return key.low; }
};

/// Makes keys of courses: 128 bits of SHA-256 over the course's exact text behind bytes that nobody outside knows. Two
/// courses with one key are not to be met by chance, nor found by who looks for them.
class CourseKeys {
 public:
  CourseKeys();
  /// `deal` names the deal and the version of the computer players; `course` is all that has been played, each action
  /// followed by a blank.
  CourseKey of(std::string_view deal, std::string_view course) const;

 private:
  std::array<std::uint8_t, 16> salt_;
};

}  // namespace rozbazi::replies
