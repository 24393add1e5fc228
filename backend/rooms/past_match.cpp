#include "backend/rooms/past_match.h"

namespace rozbazi::rooms {
namespace {

constexpr db::Statement kFind{"rooms_find_past_match",
                              "select seed, dealer, actions, player, name from room_matches "
                              "cross join unnest(room_matches.players) with ordinality as sat (player, place) "
                              "left join players using (player) "
                              "where room_id = $1 and match = $2 order by place"};

}  // namespace

std::optional<PastMatch> find_past_match(db::Pool& pool, const Uuid& room, int number) {
  const pqxx::result rows = pool.run(kFind, room, number);
  if (rows.empty()) return std::nullopt;
  const pqxx::row match = rows.front();
  PastMatch past{.course = {.state = State::over,
                            .number = number,
                            .seed = db::digest(match["seed"]),
                            .dealer = match["dealer"].as<int>(),
                            .actions = match["actions"].as<std::string>()},
                 .names = {}};
  for (const pqxx::row& row : rows) {
    const bool computer = row["player"].is_null();
    past.course.sat.push_back(computer ? std::nullopt : std::optional(db::uuid(row["player"])));
    past.names.push_back(row["name"].is_null() ? std::nullopt : std::optional(row["name"].as<std::string>()));
  }
  return past;
}

}  // namespace rozbazi::rooms
