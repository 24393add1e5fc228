// Five Hundred's options, and the deck and seats that they give (docs/rules/five-hundred.md, 1 and 10).
#pragma once

#include "engine/cards/decks.h"
#include "engine/match/options.h"

namespace rozbazi {

struct FiveHundredTable {
  struct Options {
    MatchEnd match;  // its target is a score, 1 to 10,000
  };

  static constexpr std::string_view kName = "five-hundred";
  static constexpr std::string_view kTargetKey = "target";

  static Fault read_option(std::string_view, const json::Value&, Options&) { return "options has an unknown name"; }
  static Fault check_options(const Options& options);

  static int seats(const Options&) { return 4; }
  static CardSet deck(const Options&) { return kFiveHundredDeck; }
};

}  // namespace rozbazi
