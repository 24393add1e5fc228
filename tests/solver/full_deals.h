// Whole deals for a solver, always the same ones: dealt from one seed, with a contract that the first seat always
// makes.
#pragma once

#include <initializer_list>
#include <string>

#include "tests/solver/endings.h"

namespace rozbazi::tests {

/// Of a game: what is done before the first trick; the first legal of these names, or the last legal action of all.
template <Game G>
struct Opening {
  static std::vector<std::string> names(std::uint64_t) { return {}; }
};
template <>
struct Opening<Belote> {
  static std::vector<std::string> names(std::uint64_t) { return {"take", "bid:80H", "pass"}; }
};
template <>
struct Opening<FiveHundred> {
  static std::vector<std::string> names(std::uint64_t number) {
    return {std::string("bid:6") + "SHDC"[number % 4], "pass"};
  }
};
template <>
struct Opening<Schafkopf> {
  static std::vector<std::string> names(std::uint64_t number) {
    return {"call:solo", "pass", std::string("trump:") + "SHDC"[number % 4]};
  }
};
template <>
struct Opening<TeenDoPaanch> {
  static std::vector<std::string> names(std::uint64_t number) { return {std::string("trump:") + "SHDC"[number % 4]}; }
};

/// A deal that has come to its play by the first of those names that was legal at each turn.
template <Game G>
typename G::Deal opened_deal(const char* options_text, std::uint64_t number, const std::vector<std::string>& names) {
  const auto options = options_of<G>(options_text);
  const int seats = G::seats(options);
  typename G::Deal deal = G::start(options, static_cast<int>(number % static_cast<std::uint64_t>(seats)),
                                   shuffled_pack(G::deck(options), Seed{}, number), {});
  while (deal.phase_name() != "play") {
    must(deal.turn() >= 0, "the opening leads to no play");
    ActionList legal;
    deal.legal(legal);
    Action chosen = legal[legal.size() - 1];
    for (auto name = names.rbegin(); name != names.rend(); ++name) {
      for (const Action action : legal) {
        if (std::string_view(G::name(action)) == *name) chosen = action;
      }
    }
    deal.apply(chosen);
  }
  return deal;
}

template <Game G>
typename G::Deal full_deal(const char* options, std::uint64_t number) {
  return opened_deal<G>(options, number, Opening<G>::names(number));
}

}  // namespace rozbazi::tests
