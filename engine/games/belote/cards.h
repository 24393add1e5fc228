// Belote's 32 cards as one word (docs/rules/belote.md 1.2–1.4): four lanes of eight bits, a suit each, the stronger
// card on the higher bit. Once trump is chosen the trump suit moves to the topmost lane, in its own order, so that one
// comparison of bit numbers decides a trick.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/cards/card_set.h"

namespace rozbazi::belote {

using Cards = std::uint32_t;

inline constexpr int kLane = 8;
inline constexpr Cards kTrumps = 0xFF000000u;  // the topmost lane, in every layout but kPlain

/// Which suit is trump, as a number (Suit), or that none is yet.
using Layout = std::uint8_t;
inline constexpr Layout kPlain = kSuits;

/// The bit of a card that is not in the deck, or not known.
inline constexpr int kNoBit = 32;

// 1.4 and 1.3, weak to strong.
inline constexpr std::array<Rank, kLane> kPlainOrder{Rank::seven, Rank::eight, Rank::nine, Rank::jack,
                                                     Rank::queen, Rank::king,  Rank::ten,  Rank::ace};
inline constexpr std::array<Rank, kLane> kTrumpOrder{Rank::seven, Rank::eight, Rank::queen, Rank::king,
                                                     Rank::ten,   Rank::ace,   Rank::nine,  Rank::jack};
inline constexpr std::array<std::uint8_t, kLane> kPlainPoints{0, 0, 0, 2, 3, 4, 10, 11};
inline constexpr std::array<std::uint8_t, kLane> kTrumpPoints{0, 0, 3, 4, 10, 11, 14, 20};

/// Trump changes its lane with spades, whose lane is the topmost by nature.
constexpr int lane_of(Layout layout, Suit suit) {
  const int natural = static_cast<int>(suit);
  if (layout == kPlain) return natural;
  if (natural == layout) return kSuits - 1;
  return natural == kSuits - 1 ? layout : natural;
}

constexpr Cards lane_mask(int lane) { return Cards{0xFF} << (lane * kLane); }

namespace detail {

struct Tables {
  std::uint8_t bit[kPlain + 1][Card::kCount]{};
  Card card[kPlain + 1][kNoBit]{};

  constexpr Tables() {
    for (Layout layout = 0; layout <= kPlain; ++layout) {
      for (std::uint8_t& each : bit[layout]) each = kNoBit;
      for (const Suit suit : kAllSuits) {
        const bool trump = static_cast<int>(suit) == layout;
        for (int place = 0; place < kLane; ++place) {
          const auto at = static_cast<std::size_t>(place);
          const Card each(trump ? kTrumpOrder[at] : kPlainOrder[at], suit);
          const int number = lane_of(layout, suit) * kLane + place;
          bit[layout][each.number()] = static_cast<std::uint8_t>(number);
          card[layout][number] = each;
        }
      }
    }
  }
};
inline constexpr Tables kTables;

struct Points {
  std::uint8_t of[32]{};

  constexpr Points() {
    for (std::size_t bit = 0; bit < 32; ++bit)
      of[bit] = bit < 24 ? kPlainPoints[bit % kLane] : kTrumpPoints[bit % kLane];
  }
};
inline constexpr Points kPoints;

}  // namespace detail

/// Card points of a bit once trump is chosen (1.3, 1.4).
constexpr int points_of(int bit) { return detail::kPoints.of[bit]; }

/// The bit's number of a card of the deck; kNoBit for any other card.
constexpr int bit_of(Layout layout, Card card) { return detail::kTables.bit[layout][card.number()]; }
constexpr Card card_at(Layout layout, int bit) { return detail::kTables.card[layout][bit]; }

constexpr Cards card_mask(int bit) { return Cards{1} << bit; }
constexpr Cards lane_of_card(int bit) { return lane_mask(bit / kLane); }
/// The stronger cards of the same lane.
constexpr Cards above(int bit) { return lane_of_card(bit) & ~(card_mask(bit) | (card_mask(bit) - 1)); }
/// Once trump is chosen.
constexpr bool is_trump(int bit) { return (card_mask(bit) & kTrumps) != 0; }
/// The ace and the ten of a lane that is not the trumps'.
constexpr Cards ace_of(Cards lane) { return lane & ~(lane >> 1); }
constexpr Cards ten_of(Cards lane) { return ace_of(lane) >> 1; }

/// The cards as a set; `cards` is laid out by `layout`.
constexpr CardSet to_set(Layout layout, Cards cards) {
  CardSet set;
  for (; cards != 0; cards &= cards - 1) set.add(card_at(layout, std::countr_zero(cards)));
  return set;
}
/// Cards outside the deck are left out.
constexpr Cards from_set(Layout layout, CardSet set) {
  Cards cards = 0;
  for (const Card card : set) {
    if (const int bit = bit_of(layout, card); bit < kNoBit) cards |= Cards{1} << bit;
  }
  return cards;
}

/// The same cards once `trump` is chosen; `cards` is laid out plainly.
constexpr Cards lay_out(Cards cards, Suit trump) {
  const int from = static_cast<int>(trump) * kLane;
  const Cards suit = cards >> from & 0xFF;
  const Cards spades = cards >> 24;
  const Cards others = cards & ~(Cards{0xFF} << from) & 0x00FFFFFF;
  // 7 8 stay, 9 J rise to the top, Q K T A close up below them.
  const Cards ordered = (suit & 0x03) | (suit >> 2 & 0x3C) | (suit & 0x0C) << 4;
  return others | (trump == Suit::spades ? 0 : spades << from) | ordered << 24;
}

}  // namespace rozbazi::belote
