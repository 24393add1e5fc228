// Where the cards of a deal lie at some point of it.
#pragma once

#include "engine/cards/card_set.h"
#include "engine/match/seats.h"

namespace rozbazi::proof {

struct Layout {
  PerSeat<CardSet> hands;
  CardSet aside;  // in a stock, a kitty, a discard, or not dealt

  friend bool operator==(const Layout&, const Layout&) = default;
};

}  // namespace rozbazi::proof
