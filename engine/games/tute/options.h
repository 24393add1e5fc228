// Tute's options, and the deck and seats that they give (docs/rules/tute.md, 1 and 10).
#pragma once

#include "engine/cards/card_set.h"
#include "engine/match/options.h"

namespace rozbazi {

struct TuteTable {
  struct Options {
    int players = 4;
    bool must_beat_partner = true;
    MatchEnd match;  // its target is a number of deals won: 3, 5 or 7
  };

  static constexpr std::string_view kName = "tute";
  static constexpr std::string_view kTargetKey = "wins";

  static Fault read_option(std::string_view name, const json::Value& value, Options& into);
  static Fault check_options(const Options& options);

  static int seats(const Options& options) { return options.players; }
  static CardSet deck(const Options& options);
};

}  // namespace rozbazi
