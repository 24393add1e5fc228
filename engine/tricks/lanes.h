// Cards arranged for play: one 64-bit word of five lanes. Each suit has a lane of twelve bits, in the order of Suit,
// and the trumps have the topmost one of sixteen; the stronger card lies on the higher bit. So one comparison of bit
// numbers decides between two cards of a lane, and any trump is above every other card. Which card lies where is a
// game's layout under a contract; a game with room for it may use a narrower word of its own (tricks/trick_play.h says
// what is needed).
#pragma once

#include <bit>
#include <cstdint>

#include "engine/cards/card_set.h"

namespace rozbazi::lanes {

using Cards = std::uint64_t;

inline constexpr int kLane = 12;
inline constexpr int kTrumpLane = kLane * kSuits;  // the first bit of the trumps
inline constexpr Cards kTrumps = ~Cards{0} << kTrumpLane;
/// The bit of a card that has no place in a layout.
inline constexpr int kNoBit = 64;

constexpr Cards card_mask(int bit) { return Cards{1} << bit; }
/// The lane of a suit, which is empty where that suit is trump.
constexpr Cards suit_lane(Suit suit) { return Cards{0xFFF} << kLane * static_cast<int>(suit); }

namespace detail {
struct LaneOfCard {
  Cards mask[kNoBit]{};

  constexpr LaneOfCard() {
    for (int bit = 0; bit < kNoBit; ++bit) {
      mask[bit] = bit >= kTrumpLane ? kTrumps : suit_lane(static_cast<Suit>(bit / kLane));
    }
  }
};
inline constexpr LaneOfCard kLaneOfCard;
}  // namespace detail

/// The whole lane that a bit lies in.
constexpr Cards lane_of_card(int bit) { return detail::kLaneOfCard.mask[bit]; }
/// The stronger places of the same lane.
constexpr Cards above(int bit) { return lane_of_card(bit) & (~Cards{1} << bit); }
/// The highest card of `cards`, which are not empty and all of one lane.
constexpr int highest(Cards cards) { return static_cast<int>(std::bit_width(cards)) - 1; }
constexpr int lowest(Cards cards) { return std::countr_zero(cards); }

/// Which card lies on which bit.
class Layout {
 public:
  constexpr Layout() {
    for (std::uint8_t& bit : bit_) bit = kNoBit;
  }

  /// Lays a card on the lowest free place of a suit's lane or of the trumps': call it weakest first.
  constexpr void stack(Suit lane, Card card) { put(kLane * static_cast<int>(lane), card); }
  constexpr void stack_trump(Card card) { put(kTrumpLane, card); }
  /// Lays a card on that bit, which must be free, where places are to be the same under several contracts.
  constexpr void lay(int bit, Card card) {
    used_ |= card_mask(bit);
    bit_[card.number()] = static_cast<std::uint8_t>(bit);
    card_[bit] = static_cast<std::uint8_t>(card.number());
  }

  /// kNoBit for a card that was not laid down.
  constexpr int bit_of(Card card) const { return bit_[card.number()]; }
  /// Only of a bit on which a card lies.
  constexpr Card card_at(int bit) const { return Card::from_number(card_[bit]); }

  constexpr CardSet to_set(Cards cards) const {
    CardSet set;
    for (; cards != 0; cards &= cards - 1) set.add(card_at(std::countr_zero(cards)));
    return set;
  }
  /// Cards that were not laid down are left out.
  constexpr Cards from_set(CardSet set) const {
    Cards cards = 0;
    for (const Card card : set) {
      if (const int bit = bit_of(card); bit < kNoBit) cards |= card_mask(bit);
    }
    return cards;
  }

 private:
  constexpr void put(int first, Card card) {
    int bit = first;
    while ((used_ >> bit & 1) != 0) ++bit;
    lay(bit, card);
  }

  std::uint8_t bit_[Card::kCount]{};
  std::uint8_t card_[kNoBit]{};
  Cards used_ = 0;
};

}  // namespace rozbazi::lanes
