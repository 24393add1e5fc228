// Tute's 40 cards as one word (docs/rules/tute.md 1.3, 1.4): each suit's ten lie in its lane, the stronger card on the
// higher bit, the trump suit's in the lane of the trumps. All suits rank alike, so a card's place in its lane tells its
// rank under any trump.
#pragma once

#include <bit>

#include "engine/tricks/lanes.h"

namespace rozbazi::tute {

using lanes::Cards;
using lanes::kTrumps;
using lanes::Layout;

// 1.3 and 1.4, weak to strong.
inline constexpr int kRanks = 10;
inline constexpr Rank kOrder[kRanks]{Rank::two,  Rank::four,  Rank::five, Rank::six,   Rank::seven,
                                     Rank::jack, Rank::queen, Rank::king, Rank::three, Rank::ace};
inline constexpr std::uint8_t kPoints[kRanks]{0, 0, 0, 0, 0, 2, 3, 4, 10, 11};

namespace detail {

constexpr Layout lay_out(Suit trump) {
  Layout layout;
  for (const Suit suit : kAllSuits) {
    for (const Rank rank : kOrder) {
      if (suit == trump) {
        layout.stack_trump(Card(rank, suit));
      } else {
        layout.stack(suit, Card(rank, suit));
      }
    }
  }
  return layout;
}
inline constexpr Layout kLayouts[kSuits]{lay_out(Suit::clubs), lay_out(Suit::diamonds), lay_out(Suit::hearts),
                                         lay_out(Suit::spades)};

constexpr int place_of(Rank rank) {
  int place = 0;
  while (kOrder[place] != rank) ++place;
  return place;
}

struct Points {
  std::uint8_t of[lanes::kNoBit]{};

  constexpr Points() {
    for (int bit = 0; bit < lanes::kNoBit; ++bit) {
      const int place = bit >= lanes::kTrumpLane ? bit - lanes::kTrumpLane : bit % lanes::kLane;
      of[bit] = place < kRanks ? kPoints[place] : 0;
    }
  }
};
inline constexpr Points kPointsOfBit;

}  // namespace detail

/// Where the cards lie under that trump.
constexpr const Layout& layout_of(Suit trump) { return detail::kLayouts[static_cast<int>(trump)]; }
/// Card points of the card on that bit.
constexpr int points_of(int bit) { return detail::kPointsOfBit.of[bit]; }

/// The cards of a rank in every lane, the empty one included.
constexpr Cards all_of(Rank rank) {
  Cards each = Cards{1} << lanes::kTrumpLane;
  for (const Suit suit : kAllSuits) each |= Cards{1} << lanes::kLane * static_cast<int>(suit);
  return each << detail::place_of(rank);
}
inline constexpr Cards kKings = all_of(Rank::king);
inline constexpr Cards kCaballos = all_of(Rank::queen);

/// The caballos whose king is there too (6.1).
constexpr Cards pairs_in(Cards cards) { return cards & cards >> 1 & kCaballos; }
/// A pair, or several, from their caballos.
constexpr Cards with_kings(Cards caballos) { return caballos | caballos << 1; }
/// Whether all four of a rank are there (6.6).
constexpr bool has_tute(Cards cards, Cards rank) { return std::popcount(cards & rank) == kSuits; }

/// What a song is worth (6.1), by its caballo.
constexpr int song_points(Cards caballo) { return (caballo & kTrumps) != 0 ? 40 : 20; }

constexpr bool is_trump(int bit) { return bit >= lanes::kTrumpLane; }
constexpr int trump_bit(Rank rank) { return lanes::kTrumpLane + detail::place_of(rank); }
/// The trump that fetches this one from under the stock (7.2, 7.3), or kNoBit where nothing does.
constexpr int exchanged_for(int exposed) {
  constexpr int kSeven = trump_bit(Rank::seven);
  constexpr int kTwo = trump_bit(Rank::two);
  if (exposed == kSeven || exposed == kTwo) return lanes::kNoBit;
  return exposed > kSeven ? kSeven : kTwo;
}

}  // namespace rozbazi::tute
