#include "backend/players/identity.h"

#include "backend/players/store.h"

namespace rozbazi::players {

Token new_token() {
  std::array<std::uint8_t, 32> bytes;
  fill_random(bytes);
  std::string text = to_base64url(bytes);
  const Sha256 digest = sha256(text);
  return {std::move(text), digest};
}

Player authenticate(db::Pool& pool, const http::Request& request) {
  if (request.bearer) {
    if (auto player = find_by_token(pool, sha256(*request.bearer))) {
      request.recognised(player->id.text());
      return *std::move(player);
    }
  }
  throw http::unauthorized();
}

std::optional<Player> identify(db::Pool& pool, const http::Request& request) {
  if (!request.bearer) return std::nullopt;
  return authenticate(pool, request);
}

}  // namespace rozbazi::players
