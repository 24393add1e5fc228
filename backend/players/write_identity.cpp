#include "backend/players/write_identity.h"

#include "backend/names/tag.h"

namespace rozbazi::players {

void write_identity(json::Writer& out, const Uuid& player, std::string_view name) {
  const std::string id = player.text();
  json::put(out, "player", id);
  json::put(out, "name", name);
  json::put(out, "tag", player_tag(id));
}

}  // namespace rozbazi::players
