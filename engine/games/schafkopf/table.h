// Schafkopf's options, and the deck and seats that they give (docs/rules/schafkopf.md, 1 and 9).
#pragma once

#include "engine/cards/decks.h"
#include "engine/match/options.h"

namespace rozbazi {

struct SchafkopfTable {
  /// Prices, 1 to 10,000 each.
  struct Tariff {
    int rufspiel = 10;
    int solo = 50;
    std::optional<int> base = {};  // the price of `rufspiel` where it is not given
  };

  struct Options {
    bool ramsch = false;
    Tariff tariff;
    MatchEnd match;
  };

  static constexpr std::string_view kName = "schafkopf";
  static constexpr std::string_view kTargetKey = {};

  static Fault read_option(std::string_view name, const json::Value& value, Options& into);
  static Fault check_options(const Options&) { return std::nullopt; }

  static int seats(const Options&) { return 4; }
  static CardSet deck(const Options&) { return kPiquetDeck; }
};

}  // namespace rozbazi
