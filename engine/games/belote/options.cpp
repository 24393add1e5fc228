#include "engine/games/belote/options.h"

namespace rozbazi::belote {

Fault read_option(std::string_view name, const json::Value& value, Options& into) {
  if (name == "mode") {
    const std::string_view mode = value.IsString() ? json::text(value) : std::string_view();
    if (mode == "classique") {
      into.mode = Mode::classique;
    } else if (mode == "coinche") {
      into.mode = Mode::coinche;
    } else {
      return "options.mode is neither \"classique\" nor \"coinche\"";
    }
    return std::nullopt;
  }
  if (name == "announcements") {
    if (!value.IsBool()) return "options.announcements is not a boolean";
    into.announcements = value.GetBool();
    return std::nullopt;
  }
  return "options has an unknown member; belote knows mode, announcements and match";
}

Fault check_options(const Options& options) {
  const bool coinche = options.mode == Mode::coinche;
  if (coinche && options.announcing()) return "options.announcements must be false in coinche";
  if (options.match.by == MatchEnd::By::target) {
    const int low = coinche ? 1000 : 501;
    const int high = coinche ? 2000 : 1000;
    if (options.match.count != low && options.match.count != high) {
      return "options.match.target must be " + std::to_string(low) + " or " + std::to_string(high) + " in this mode";
    }
  }
  return std::nullopt;
}

}  // namespace rozbazi::belote
