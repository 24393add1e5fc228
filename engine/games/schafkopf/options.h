// The options of Schafkopf (docs/rules/schafkopf.md 9).
#pragma once

#include <optional>
#include <string_view>

#include "engine/match/options.h"

namespace rozbazi::schafkopf {

/// Prices, 1 to 10,000 each.
struct Tariff {
  int rufspiel = 10;
  int solo = 50;
  std::optional<int> base = {};  // the price of `rufspiel` where it is not given

  /// What each Laufender, Schneider and Schwarz costs.
  int each() const { return base.value_or(rufspiel); }
};

struct Options {
  bool ramsch = false;
  Tariff tariff;
  MatchEnd match;
};

Fault read_option(std::string_view name, const json::Value& value, Options& into);

}  // namespace rozbazi::schafkopf
