// Who asks: the player behind a request's bearer token.
#pragma once

#include "backend/db/pool.h"
#include "backend/http/exchange.h"
#include "backend/players/player.h"

namespace rozbazi::players {

struct Token {
  std::string text;  // 32 random bytes in base64url; given to the player once and never kept
  Sha256 digest;     // what is kept. It is found through an index: what the time of that tells about a digest tells
                     // nothing about a text that has it, so that there is no comparison to be kept constant
};
Token new_token();

/// The player who asks; throws 401 unauthorized where the token is missing or nobody's.
Player authenticate(db::Pool& pool, const http::Request& request);
/// The player who asks, where a token is given; throws 401 unauthorized where that is nobody's.
std::optional<Player> identify(db::Pool& pool, const http::Request& request);

}  // namespace rozbazi::players
