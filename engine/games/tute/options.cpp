#include "engine/games/tute/options.h"

#include "engine/cards/decks.h"

namespace rozbazi::tute {

Fault read_option(std::string_view name, const json::Value& value, Options& into) {
  if (name == "players") {
    const std::optional<int> players = read_integer(value);
    if (!players || *players < 2 || *players > 4) return "options.players is not 2, 3 or 4";
    into.players = *players;
    return std::nullopt;
  }
  if (name == "must_beat_partner") {
    if (!value.IsBool()) return "options.must_beat_partner is not a boolean";
    into.must_beat_partner = value.GetBool();
    return std::nullopt;
  }
  return "options has an unknown member; tute knows players, must_beat_partner and match";
}

Fault check_options(const Options& options) {
  const MatchEnd& match = options.match;
  if (match.by == MatchEnd::By::target && match.count != 3 && match.count != 5 && match.count != 7) {
    return "options.match.wins is not 3, 5 or 7";
  }
  return std::nullopt;
}

CardSet deck(const Options& options) { return options.players == 3 ? kSpanishDeckForThree : kSpanishDeck; }

}  // namespace rozbazi::tute
