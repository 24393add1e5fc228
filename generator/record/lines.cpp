#include "generator/record/lines.h"

#include "engine/match/write.h"

namespace rozbazi::record {
namespace {

template <typename Write>
std::string object(Write&& write) {
  json::Buffer buffer;
  json::Writer out(buffer);
  out.StartObject();
  write(out);
  out.EndObject();
  return std::string(json::text(buffer));
}

}  // namespace

std::string first_line(const DayTold& day, const LinesDigest& lines) {
  return object([&](json::Writer& out) {
    write_day(out, day);
    json::key(out, "plays");
    json::integer(out, static_cast<std::int64_t>(lines.lines()));
    write_member(out, "sha256", to_hex(lines.sha256()));
    write_member(out, "locator", lines.locator().text());
  });
}

std::string play_line(const PlayTold& play, const AnyMatch& match) {
  return object([&](json::Writer& out) {
    write_member(out, "play", play.play);
    write_member(out, "player", play.player);
    write_member(out, "table", play.table);
    json::key(out, "log");
    out.StartArray();
    for (const PlayedAction& played : match.played()) {
      if (played.seat == kOwnSeat) json::string(out, played.action);
    }
    out.EndArray();
    json::key(out, "played");
    match.write_played(out);
    write_member(out, "score", play.score);
    write_member(out, "finished_at", to_rfc3339(play.finished_at));
  });
}

std::string removed_line(std::string_view play, std::string_view table) {
  return object([&](json::Writer& out) {
    write_member(out, "play", play);
    write_member(out, "table", table);
    json::key(out, "removed");
    out.Bool(true);
  });
}

}  // namespace rozbazi::record
