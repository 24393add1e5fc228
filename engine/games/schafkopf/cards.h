// Schafkopf's 32 cards as one word of lanes (docs/rules/schafkopf.md 1 and 2), under each of the games:
//
//   a suit's lane, from its lowest bit     7 8 9 Q K T A; the ober is there in a Wenz alone
//   the trumps' lane, from its lowest bit  7 8 9 – K T A of the trump suit, JD JH JS JC, QD QH QS QC
//
// A card's points follow from its place in every game, and only three changes lead from one layout to another: a suit
// and the trump suit change lanes, or in a Wenz the obers go home. Cards are dealt with hearts as trumps, as they stay
// in a Rufspiel and a Ramsch.
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/cards/card_set.h"
#include "engine/tricks/lanes.h"

namespace rozbazi::schafkopf {

using lanes::card_mask;
using lanes::Cards;
using lanes::kNoBit;
using lanes::kTrumps;
using lanes::lane_of_card;
using lanes::suit_lane;

/// Which suit is trump, as a number (Suit), or kWenz where only the unters are.
using Layout = std::uint8_t;
inline constexpr Layout kHearts = static_cast<Layout>(Suit::hearts);
inline constexpr Layout kWenz = kSuits;
inline constexpr int kLayouts = kWenz + 1;

constexpr Layout layout_of(Suit trump) { return static_cast<Layout>(trump); }

inline constexpr std::string_view kSuitOrder = "789QKTA";
inline constexpr int kAllPoints = 120;
inline constexpr int kOberPlace = 3;
inline constexpr Cards kSuitPlaces = 0x7F;
inline constexpr int kFirstUnter = lanes::kTrumpLane + 7;
inline constexpr int kFirstOber = kFirstUnter + kSuits;
inline constexpr Cards kUnters = Cards{0xF} << kFirstUnter;
inline constexpr Cards kObers = Cards{0xF} << kFirstOber;

/// The suits among themselves, from 0 (1.4): D H S C.
constexpr int order_of(Suit suit) { return (static_cast<int>(suit) + 3) % kSuits; }
/// Where a suit's lane begins.
constexpr int lane_start(Suit suit) { return lanes::kLane * static_cast<int>(suit); }

/// All trumps of a game.
constexpr Cards trumps_of(Layout layout) {
  constexpr Cards kOfSuit = kSuitPlaces & ~card_mask(kOberPlace);
  return layout == kWenz ? kUnters : kUnters | kObers | kOfSuit << lanes::kTrumpLane;
}

/// The whole deck.
constexpr Cards deck_of(Layout layout) {
  Cards deck = trumps_of(layout);
  for (const Suit suit : kAllSuits) {
    if (layout != layout_of(suit)) deck |= kSuitPlaces << lane_start(suit);
    if (layout != kWenz) deck &= ~card_mask(lane_start(suit) + kOberPlace);
  }
  return deck;
}

/// The ace of every plain suit that may be called (6.1), as they lie until a Solo or Wenz is named.
constexpr Cards ace_of(Suit suit) { return card_mask(lane_start(suit) + 6); }
inline constexpr Cards kCallableAces = ace_of(Suit::clubs) | ace_of(Suit::spades) | ace_of(Suit::diamonds);

/// The aces that a hand may call (6.1). Adding to a suit's cards below its ace carries to the ace's place where there
/// are any.
constexpr Cards callable_with(Cards hand) {
  constexpr Cards kBelowAces = kCallableAces - (kCallableAces >> 6);
  return ((hand & kBelowAces) + kBelowAces) & kCallableAces & ~hand;
}

namespace detail {

struct Tables {
  std::uint8_t bit[kLayouts][Card::kCount]{};
  Card card[kLayouts][kNoBit]{};

  constexpr Tables() {
    for (Layout layout = 0; layout < kLayouts; ++layout) {
      for (std::uint8_t& each : bit[layout]) each = kNoBit;
      for (const Suit suit : kAllSuits) {
        const int lane = layout == layout_of(suit) ? lanes::kTrumpLane : lane_start(suit);
        for (int place = 0; place < static_cast<int>(kSuitOrder.size()); ++place) {
          const char name[] = {kSuitOrder[static_cast<std::size_t>(place)], letter(suit)};
          const bool ober = place == kOberPlace && layout != kWenz;
          put(layout, *Card::parse({name, 2}), ober ? kFirstOber + order_of(suit) : lane + place);
        }
        put(layout, Card(Rank::jack, suit), kFirstUnter + order_of(suit));
      }
    }
  }

  constexpr void put(Layout layout, Card each, int at) {
    bit[layout][each.number()] = static_cast<std::uint8_t>(at);
    card[layout][at] = each;
  }
};
inline constexpr Tables kTables;

struct Points {
  std::uint8_t of[kNoBit]{};

  constexpr Points() {
    constexpr std::uint8_t kOfSuit[] = {0, 0, 0, 3, 4, 10, 11};
    for (int bit = 0; bit < kNoBit; ++bit) {
      const int place = bit < lanes::kTrumpLane ? bit % lanes::kLane : bit - lanes::kTrumpLane;
      if (place < 7) of[bit] = kOfSuit[place];
      if ((card_mask(bit) & kUnters) != 0) of[bit] = 2;
      if ((card_mask(bit) & kObers) != 0) of[bit] = 3;
    }
  }
};
inline constexpr Points kPoints;

}  // namespace detail

/// Card points of a bit (1.3).
constexpr int points_of(int bit) { return detail::kPoints.of[bit]; }

/// kNoBit for a card that is not in the deck.
constexpr int bit_of(Layout layout, Card card) { return detail::kTables.bit[layout][card.number()]; }
constexpr Card card_at(Layout layout, int bit) { return detail::kTables.card[layout][bit]; }

constexpr CardSet to_set(Layout layout, Cards cards) {
  CardSet set;
  for (; cards != 0; cards &= cards - 1) set.add(card_at(layout, std::countr_zero(cards)));
  return set;
}
/// The cards are all of the deck.
constexpr Cards from_set(Layout layout, CardSet set) {
  Cards cards = 0;
  for (const Card card : set) cards |= card_mask(bit_of(layout, card));
  return cards;
}

/// The same cards under another game; they are laid out with hearts as trumps.
constexpr Cards lay_out(Cards cards, Layout layout) {
  constexpr int kHeartLane = lane_start(Suit::hearts);
  if (layout == kHearts) return cards;
  const Cards hearts = cards >> lanes::kTrumpLane & kSuitPlaces;
  const Cards others = (cards & ~(kSuitPlaces << lanes::kTrumpLane)) | hearts << kHeartLane;
  if (layout != kWenz) {
    const int from = lane_start(static_cast<Suit>(layout));
    const Cards trumps = others >> from & kSuitPlaces;
    return (others & ~(kSuitPlaces << from)) | trumps << lanes::kTrumpLane;
  }
  Cards home = others & ~kObers;
  for (const Suit suit : kAllSuits) {
    home |= (others >> (kFirstOber + order_of(suit)) & 1) << (lane_start(suit) + kOberPlace);
  }
  return home;
}

}  // namespace rozbazi::schafkopf
