#include "backend/rooms/commitment.h"

#include "backend/base/bytes.h"

namespace rozbazi::rooms {

Commitment commitment(const Room& room) {
  return sha256("rozbazi/v1/room/commit/" + room.code + '/' + std::to_string(room.course.number) + '/' +
                to_hex(room.course.seed));
}

}  // namespace rozbazi::rooms
