#include "generator/audit/courses.h"

#include <cstring>

#include "engine/base/sha256.h"

namespace rozbazi::audit {
namespace {

constexpr std::size_t kFewest = 1024;
constexpr std::size_t kTried = 8;  // places that one key may have

CourseKey key_of(const Sha256Stream& text) {
  const auto digest = text.digest();
  CourseKey key;
  std::memcpy(key.words.data(), digest.data(), sizeof key.words);
  if (key == CourseKey{}) key.words[0] = 1;  // zero marks an empty place
  return key;
}

}  // namespace

CourseKey begin_course(std::string_view table) {
  Sha256Stream text;
  text.add(table);
  return key_of(text);
}

CourseKey go_on(const CourseKey& course, std::string_view action) {
  Sha256Stream text;
  text.add({reinterpret_cast<const char*>(course.words.data()), sizeof course.words});
  text.add(action);
  return key_of(text);
}

CourseSet::CourseSet(std::size_t most) : places_(kFewest), most_places_(most) {}

bool CourseSet::has(const CourseKey& course) { return places_[place_of(course)] == course; }

void CourseSet::add(const CourseKey& course) {
  if (used_ * 2 >= places_.size() && places_.size() * 2 <= most_places_) grow();
  CourseKey& place = places_[place_of(course)];
  if (place == CourseKey{}) ++used_;
  place = course;
}

// Where it is, else an empty place, else one that is taken.
std::size_t CourseSet::place_of(const CourseKey& course) const {
  const std::size_t mask = places_.size() - 1;
  std::size_t place = static_cast<std::size_t>(course.words[0]) & mask;
  for (std::size_t tried = 0; tried < kTried; ++tried, place = (place + 1) & mask) {
    if (places_[place] == course || places_[place] == CourseKey{}) return place;
  }
  return static_cast<std::size_t>(course.words[0]) & mask;
}

void CourseSet::grow() {
  std::vector<CourseKey> old(places_.size() * 2);
  old.swap(places_);
  used_ = 0;
  for (const CourseKey& course : old) {
    if (course == CourseKey{}) continue;
    CourseKey& place = places_[place_of(course)];
    if (place == CourseKey{}) ++used_;
    place = course;
  }
}

}  // namespace rozbazi::audit
