// Teen Do Paanch's options, and the deck and seats that they give (docs/rules/teen-do-paanch.md, 1 and 9).
#pragma once

#include <cstdint>

#include "engine/cards/decks.h"
#include "engine/match/options.h"

namespace rozbazi {

struct TeenDoPaanchTable {
  enum class Scoring : std::uint8_t { tricks, difference };

  struct Options {
    bool high_sevens = false;
    int return_keep = 2;  // cards of the returned suit that must stay, 0 to 2
    Scoring scoring = Scoring::tricks;
    MatchEnd match;
  };

  static constexpr std::string_view kName = "teen-do-paanch";
  static constexpr std::string_view kTargetKey = {};

  static Fault read_option(std::string_view name, const json::Value& value, Options& into);
  static Fault check_options(const Options&) { return std::nullopt; }

  static int seats(const Options&) { return 3; }
  static CardSet deck(const Options&) { return kTeenDoPaanchDeck; }
};

}  // namespace rozbazi
