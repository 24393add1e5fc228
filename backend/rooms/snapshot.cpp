#include "backend/rooms/snapshot.h"

#include "backend/http/reply.h"
#include "backend/rooms/room_json.h"

namespace rozbazi::rooms {

std::string Snapshot::body(const Member& member) const { return to_json(sitting_, member); }

std::string Snapshot::tag(const Member& member) const {
  {
    const std::lock_guard lock(mutex_);
    const auto known = tags_.find(member.player);
    if (known != tags_.end()) return known->second;
  }
  std::string tag = http::entity_tag(body(member));
  const std::lock_guard lock(mutex_);
  tags_.insert_or_assign(member.player, tag);
  return tag;
}

}  // namespace rozbazi::rooms
