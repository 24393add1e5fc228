// How Teen Do Paanch's 30 cards lie in a word (engine/tricks/lanes.h; docs/rules/teen-do-paanch.md 1.3 and 6.5). Before
// the trump is named every suit is in its own lane; the name moves the trump suit to the trumps' lane. With
// `high_sevens` both sevens are among the trumps all along.
#pragma once

#include "engine/cards/decks.h"
#include "engine/tricks/lanes.h"

namespace rozbazi::teen_do_paanch {

using lanes::Cards;

inline constexpr std::string_view kWeakToStrong = "789TJQKA";
inline constexpr Card kHighest(Rank::seven, Suit::hearts);  // with high_sevens
inline constexpr Card kSecond(Rank::seven, Suit::spades);

/// The suits of the game: with a trump named one of the lanes is empty.
inline constexpr Cards kAllLanes[] = {lanes::suit_lane(Suit::clubs), lanes::suit_lane(Suit::diamonds),
                                      lanes::suit_lane(Suit::hearts), lanes::suit_lane(Suit::spades), lanes::kTrumps};

/// Which layout a deal uses: its option and the trump's number, or kPlain while none is named.
using LayoutNumber = std::uint8_t;
inline constexpr int kPlain = kSuits;
constexpr LayoutNumber layout_number(bool high_sevens, int trump) {
  return static_cast<LayoutNumber>((high_sevens ? kSuits + 1 : 0) + trump);
}

namespace detail {

constexpr lanes::Layout lay(bool high_sevens, int trump) {
  lanes::Layout layout;
  for (const Suit suit : kAllSuits) {
    for (const char rank : kWeakToStrong) {
      const char name[] = {rank, letter(suit)};
      const Card card = *Card::parse({name, 2});
      if (!kTeenDoPaanchDeck.has(card) || (high_sevens && card.rank() == Rank::seven)) continue;
      if (static_cast<int>(suit) == trump) {
        layout.stack_trump(card);
      } else {
        layout.stack(suit, card);
      }
    }
  }
  if (high_sevens) {
    layout.stack_trump(kSecond);
    layout.stack_trump(kHighest);
  }
  return layout;
}

struct Layouts {
  lanes::Layout of[2 * (kSuits + 1)];

  constexpr Layouts() {
    for (int trump = 0; trump <= kPlain; ++trump) {
      of[layout_number(false, trump)] = lay(false, trump);
      of[layout_number(true, trump)] = lay(true, trump);
    }
  }
};
inline constexpr Layouts kLayouts;

struct Decks {
  Cards of[2 * (kSuits + 1)]{};

  constexpr Decks() {
    for (LayoutNumber number = 0; number < 2 * (kSuits + 1); ++number) {
      of[number] = kLayouts.of[number].from_set(kTeenDoPaanchDeck);
    }
  }
};
inline constexpr Decks kDecks;

}  // namespace detail

constexpr const lanes::Layout& layout(LayoutNumber number) { return detail::kLayouts.of[number]; }
/// The whole deck in that layout.
constexpr Cards deck_cards(LayoutNumber number) { return detail::kDecks.of[number]; }

/// The same cards once `trump` is named; `cards` is laid out by kPlain.
constexpr Cards lay_out(Cards cards, Suit trump) {
  constexpr int kOfOneSuit = 7;  // with high_sevens every suit has so many cards of its own, and the sevens go on top
  const Cards suit = cards & lanes::suit_lane(trump);
  const Cards sevens = cards & lanes::kTrumps;
  const int up = lanes::kTrumpLane - lanes::kLane * static_cast<int>(trump);
  return (cards ^ suit ^ sevens) | suit << up | sevens << kOfOneSuit;
}

}  // namespace rozbazi::teen_do_paanch
