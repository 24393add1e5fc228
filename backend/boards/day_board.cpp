#include "backend/boards/day_board.h"

#include "backend/players/write_identity.h"

namespace rozbazi::boards {

void write_members(json::Writer& out, const Entry& entry) {
  json::put(out, "rank", entry.rank);
  players::write_identity(out, entry.place.player, entry.name);
  json::put(out, "score", entry.place.score);
  json::put(out, "percentage", entry.percentage);
  json::put(out, "finished_at", to_rfc3339(entry.place.finished_at));
  json::put(out, "play", entry.play.text());
}

DayBoard DayBoard::require(db::Pool& pool, const DaysAt& days, const http::Request& request,
                           const std::optional<Place>& /*cursor*/) {
  const Day& day = days.require(request.params[1]);
  const Deal& deal = DaysAt::require_deal(day, request.params[0]);
  const DayState state = days.state(day);
  if (state == DayState::upcoming) {
    throw http::Problem(403, "still_sealed", "This day has not opened yet; its board begins at 00:00 UTC.");
  }
  return {pool, deal, state == DayState::closed};
}

}  // namespace rozbazi::boards
