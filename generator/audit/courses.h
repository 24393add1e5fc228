// Courses of play whose computer players are known to have acted as they should: many plays of a day begin alike, and
// what was thought about once need not be thought about again.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace rozbazi::audit {

/// A point of a deal's course: a digest of all actions up to there, each with the one before it. Two courses with one
/// key are not to be met by chance, nor found by who looks for them.
struct CourseKey {
  std::array<std::uint64_t, 2> words{};
  friend bool operator==(const CourseKey&, const CourseKey&) = default;
};
/// The course before the first action of that deal, and after one more.
CourseKey begin_course(std::string_view table);
CourseKey go_on(const CourseKey& course, std::string_view action);

class Courses {
 public:
  virtual ~Courses() = default;
  virtual bool has(const CourseKey& course) = 0;
  virtual void add(const CourseKey& course) = 0;
};

/// For one thread. What does not find room within `most` courses takes another's place: it is thought of again, no
/// more.
class CourseSet final : public Courses {
 public:
  explicit CourseSet(std::size_t most);
  bool has(const CourseKey& course) override;
  void add(const CourseKey& course) override;

 private:
  std::size_t place_of(const CourseKey& course) const;
  void grow();

  std::vector<CourseKey> places_;  // a power of two; an empty one is zero
  std::size_t used_ = 0;
  const std::size_t most_places_;
};

}  // namespace rozbazi::audit
