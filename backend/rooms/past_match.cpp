#include "backend/rooms/past_match.h"

namespace rozbazi::rooms {
namespace {

constexpr db::Statement kFind{"rooms_find_past_match",
                              "select seed, dealer, actions, player, name from room_matches "
                              "cross join unnest(room_matches.players) with ordinality as sat (player, place) "
                              "left join players using (player) "
                              "where room_id = $1 and match = $2 order by place"};

std::optional<PastMatch::Player> read_player(const pqxx::row& row) {
  if (row["player"].is_null()) return std::nullopt;
  PastMatch::Player player{db::uuid(row["player"]), {}};
  if (!row["name"].is_null()) player.name = row["name"].as<std::string>();
  return player;
}

}  // namespace

std::optional<int> PastMatch::seat_of(const Uuid& player) const {
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    if (players[seat] && players[seat]->id == player) return static_cast<int>(seat);
  }
  return std::nullopt;
}

std::optional<PastMatch> find_past_match(db::Pool& pool, const Uuid& room, int number) {
  const pqxx::result rows = pool.run(kFind, room, number);
  if (rows.empty()) return std::nullopt;
  const pqxx::row match = rows.front();
  PastMatch past{.course = {.state = State::over,
                            .number = number,
                            .seed = db::digest(match["seed"]),
                            .dealer = match["dealer"].as<int>(),
                            .actions = match["actions"].as<std::string>()},
                 .players = {}};
  for (const pqxx::row& row : rows) past.players.push_back(read_player(row));
  return past;
}

}  // namespace rozbazi::rooms
