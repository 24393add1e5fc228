#include "generator/record/lines.h"

#include "engine/json/put.h"

namespace rozbazi::record {
std::string first_line(const DayTold& day, const LinesDigest& lines) {
  return json::object([&](json::Writer& out) {
    write_day(out, day);
    json::put(out, "plays", static_cast<std::int64_t>(lines.lines()));
    json::put(out, "sha256", to_hex(lines.sha256()));
    json::put(out, "locator", lines.locator().text());
  });
}

std::string play_line(const PlayTold& play, const AnyMatch& match) {
  return json::object([&](json::Writer& out) {
    json::put(out, "play", play.play);
    json::put(out, "player", play.player);
    json::put(out, "table", play.table);
    json::key(out, "log");
    out.StartArray();
    for (const PlayedAction& played : match.played()) {
      if (played.seat == kOwnSeat) json::string(out, played.action);
    }
    out.EndArray();
    json::key(out, "played");
    match.write_played(out);
    json::put(out, "score", play.score);
    json::put(out, "finished_at", to_rfc3339(play.finished_at));
  });
}

std::string removed_line(std::string_view play, std::string_view table) {
  return json::object([&](json::Writer& out) {
    json::put(out, "play", play);
    json::put(out, "table", table);
    json::put(out, "removed", true);
  });
}

}  // namespace rozbazi::record
