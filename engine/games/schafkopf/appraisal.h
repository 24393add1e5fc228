// What a game is worth to the seat that would play it, by its hand alone.
#pragma once

#include <optional>

#include "engine/games/schafkopf/contract.h"

namespace rozbazi::schafkopf {

/// A game with its suit, as one would play it.
struct Plan {
  Kind kind = Kind::none;
  std::optional<Suit> suit;
  int worth = 0;
};

/// The payments that the caller of a Rufspiel, Wenz or Solo can expect in all, in 2048ths, at the usual tariff. `hand`
/// is laid out with hearts as trumps; `leads`: the first lead is this seat's.
int worth_of_game(Kind kind, std::optional<Suit> suit, Cards hand, bool leads);
/// How many tricks the hand may have to give away in that Wenz or Solo.
int losers(Kind kind, std::optional<Suit> suit, Cards hand, bool leads);
/// The best suit for that game, or Kind::none where the hand does not offer it: no ace to call, or a Tout with losers.
Plan best_plan(Kind kind, Cards hand, bool leads);

}  // namespace rozbazi::schafkopf
