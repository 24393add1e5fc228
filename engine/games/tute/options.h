// The options of Tute (docs/rules/tute.md 10).
#pragma once

#include "engine/cards/card_set.h"
#include "engine/match/options.h"

namespace rozbazi::tute {

struct Options {
  int players = 4;
  bool must_beat_partner = true;  // false: the house rule of section 5, which means something with four players only
  MatchEnd match;                 // its target is a number of deals won: 3, 5 or 7
};

Fault read_option(std::string_view name, const json::Value& value, Options& into);
Fault check_options(const Options& options);
/// Three play without the two of oros (1.2).
CardSet deck(const Options& options);

}  // namespace rozbazi::tute
