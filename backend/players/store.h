// Players, their tokens and transfer codes in the database.
#pragma once

#include <vector>

#include "backend/boards/standing.h"
#include "backend/db/pool.h"
#include "backend/players/player.h"

namespace rozbazi::players {

/// Stores a new player and the first token; `token` is a token's digest, here and below.
void create(db::Pool& pool, const Player& player, const Sha256& token);
/// The player whose token that is.
std::optional<Player> find_by_token(db::Pool& pool, const Sha256& token);
/// The player of that id; nothing where there is none or it was forgotten.
std::optional<Player> find(db::Pool& pool, const Uuid& player);
void rename(db::Pool& pool, const Uuid& player, std::string_view name);
/// Forgets the name and every token and code, and leaves every group; the plays stay.
void forget(db::Pool& pool, const Uuid& player, Instant now);

/// Makes that the player's only transfer code.
void set_transfer_code(db::Pool& pool, const Uuid& player, const Sha256& code, Instant expires_at);
/// Uses a transfer code up: `token` becomes a further token of its player. Nothing where the code is unknown or old.
std::optional<Player> use_transfer_code(db::Pool& pool, const Sha256& code, const Sha256& token, Instant now);

/// A finished ranked play and where it stands.
struct Result {
  std::string table;
  Date date;
  Uuid play;
  int score;
  Standing standing;
};
/// All of a player's results, newest first.
std::vector<Result> results(db::Pool& pool, const Uuid& player);

}  // namespace rozbazi::players
