#include "backend/replies/course_key.h"

#include <cstring>
#include <string>

#include "backend/base/bytes.h"

namespace rozbazi::replies {

CourseKeys::CourseKeys() { fill_random(salt_); }

CourseKey CourseKeys::of(std::string_view deal, std::string_view course) const {
  std::string text(salt_.begin(), salt_.end());
  text.append(deal).append("\n").append(course);
  const Sha256 digest = sha256(text);
  CourseKey key{};
  std::memcpy(&key.high, digest.data(), sizeof key.high);
  std::memcpy(&key.low, digest.data() + sizeof key.high, sizeof key.low);
  return key;
}

}  // namespace rozbazi::replies
