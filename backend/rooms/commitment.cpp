#include "backend/rooms/commitment.h"

#include "backend/base/bytes.h"

namespace rozbazi::rooms {

Commitment commitment(std::string_view code, const Course& course) {
  return sha256("rozbazi/v1/room/commit/" + std::string(code) + '/' + std::to_string(course.number) + '/' +
                to_hex(course.seed));
}

}  // namespace rozbazi::rooms
