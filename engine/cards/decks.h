// The decks of all games: which cards, each once (docs/rules/<game>.md, section 1).
#pragma once

#include <string_view>

#include "engine/cards/card_set.h"

namespace rozbazi {

/// Every card of those ranks (letters of kRankLetters) in those suits (letters of kSuitLetters).
constexpr CardSet cards_of(std::string_view ranks, std::string_view suits = kSuitLetters) {
  CardSet cards;
  for (const char rank : ranks) {
    for (const char suit : suits) {
      const char name[] = {rank, suit};
      cards.add(*Card::parse({name, 2}));
    }
  }
  return cards;
}

/// Belote and Schafkopf: 32 cards.
inline constexpr CardSet kPiquetDeck = cards_of("AKQJT987");
/// Tute of two or four: 40 cards.
inline constexpr CardSet kSpanishDeck = cards_of("AKQJ765432");
/// Tute of three: 39 cards, without the two of oros.
inline constexpr CardSet kSpanishDeckForThree = kSpanishDeck - cards_of("2", "D");
/// Five Hundred of four: 43 cards, the joker among them.
inline constexpr CardSet kFiveHundredDeck = cards_of("AKQJT98765") | cards_of("4", "HD") | CardSet(Card::joker());
/// Teen Do Paanch: 30 cards.
inline constexpr CardSet kTeenDoPaanchDeck = cards_of("AKQJT98") | cards_of("7", "HS");

}  // namespace rozbazi
