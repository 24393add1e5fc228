#include "backend/rooms/snapshot.h"

#include "backend/http/reply.h"
#include "backend/rooms/room_json.h"

namespace rozbazi::rooms {

const Snapshot::Shown& Snapshot::shown(const Member& member) const {
  const std::lock_guard lock(mutex_);
  const auto known = shown_.find(member.player);
  if (known != shown_.end()) return known->second;
  std::string body = to_json(sitting_, member);
  std::string tag = http::entity_tag(body);
  return shown_.emplace(member.player, Shown{std::move(body), std::move(tag)}).first->second;
}

}  // namespace rozbazi::rooms
