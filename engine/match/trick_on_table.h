// A trick as everybody saw it (docs/rules/notation.md, The view: `trick` and `tricks`).
#pragma once

#include <optional>

#include "engine/base/inplace_vector.h"
#include "engine/cards/card.h"
#include "engine/match/seats.h"

namespace rozbazi {

struct CardOnTable {
  int seat;
  Card card;
  std::optional<Suit> asked;  // where the card was led to ask for a suit that is not its own
};

struct TrickOnTable {
  int winner = -1;  // nobody while the trick is not complete
  InplaceVector<CardOnTable, kMostSeats> cards;
};

}  // namespace rozbazi
