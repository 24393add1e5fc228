#include "engine/games/five-hundred/options.h"

namespace rozbazi::five_hundred {

Fault read_option(std::string_view, const json::Value&, Options&) {
  return "options has an unknown member; five-hundred knows match alone";
}

Fault check_options(const Options& options) {
  const MatchEnd& match = options.match;
  if (match.by == MatchEnd::By::target && (match.count < 1 || match.count > 10'000)) {
    return "options.match.target is not an integer from 1 to 10000";
  }
  return std::nullopt;
}

}  // namespace rozbazi::five_hundred
