// The lines of a day's record (docs/record.md), each without its line feed.
#pragma once

#include <string>
#include <string_view>

#include "engine/match/any_match.h"
#include "generator/record/day_line.h"
#include "generator/record/lines_digest.h"

namespace rozbazi::record {

/// The first: the closed day, and what the others come to.
std::string first_line(const DayTold& day, const LinesDigest& lines);

struct PlayTold {
  std::string_view play;
  std::string_view player;
  std::string_view table;
  int score;
  Instant finished_at;
};
/// A finished play, with its match.
std::string play_line(const PlayTold& play, const AnyMatch& match);

/// A play whose result was removed.
std::string removed_line(std::string_view play, std::string_view table);

}  // namespace rozbazi::record
