// Five Hundred's 43 cards as one word (docs/rules/five-hundred.md 1.3 and 7). In hand, before a contract, and without
// trumps they lie plainly: `4 5 6 7 8 9 T J Q K A` from the low end of each suit's lane, spades and clubs without the
// four, and the joker, which belongs to no suit, alone on the topmost bit, where it beats all. Under a trump suit its
// cards move up to the joker, and both bowers with them; a joker that is given a suit moves onto the top of that suit's
// lane.
#pragma once

#include <array>
#include <cstdint>

#include "engine/cards/decks.h"
#include "engine/tricks/lanes.h"

namespace rozbazi::five_hundred {

using lanes::above;
using lanes::card_mask;
using lanes::Cards;
using lanes::kLane;
using lanes::kTrumpLane;
using lanes::kTrumps;
using lanes::lane_of_card;
using lanes::suit_lane;

inline constexpr int kJokerBit = 63;  // but where it was given a suit
inline constexpr Cards kJoker = card_mask(kJokerBit);

inline constexpr std::array<Rank, 11> kPlainOrder{Rank::four,  Rank::five, Rank::six, Rank::seven,
                                                  Rank::eight, Rank::nine, Rank::ten, Rank::jack,
                                                  Rank::queen, Rank::king, Rank::ace};
inline constexpr int kJack = 7;  // its place in a lane
inline constexpr Cards kAces =
    Cards{1} << 10 | Cards{1} << 22 | Cards{1} << 34 | Cards{1} << 46;  // of the suits' lanes

/// The layout that is in use: the trump suit's number, kPlain, or joker_layout of the suit that the joker was given.
using Layout = std::uint8_t;
inline constexpr Layout kPlain = kSuits;
inline constexpr int kLayouts = 2 * kSuits + 1;
constexpr Layout trump_layout(Suit trump) { return static_cast<Layout>(trump); }
constexpr Layout joker_layout(Suit suit) { return static_cast<Layout>(kPlain + 1 + static_cast<int>(suit)); }

/// The other suit of the same colour (7.1).
constexpr Suit twin_of(Suit suit) { return static_cast<Suit>(kSuits - 1 - static_cast<int>(suit)); }
constexpr Cards jack_of(Suit suit) { return Cards{1} << (kLane * static_cast<int>(suit) + kJack); }

/// Plainly laid out cards as they lie in that layout.
constexpr Cards lay_out(Cards plain, Layout layout) {
  if (layout == kPlain) return plain;
  if (layout > kPlain) {
    const Suit given = static_cast<Suit>(layout - kPlain - 1);
    const Cards joker = plain >> kJokerBit << (kLane * static_cast<int>(given) + kLane - 1);
    return (plain & ~kJoker) | joker;
  }
  // From the joker's bit down: right bower, left bower, ace to queen, ten to four.
  const auto trump = static_cast<Suit>(layout);
  const Cards left = jack_of(twin_of(trump));
  const Cards suit = plain >> kLane * layout & 0xFFF;
  const Cards up_to_ten = (suit & 0x07F) << 51;
  const Cards queen_to_ace = (suit & 0x700) << 50;
  const Cards right_bower = (suit & 0x080) << 55;
  const Cards left_bower = (plain & left) != 0 ? Cards{1} << 61 : 0;
  return (plain & ~suit_lane(trump) & ~left) | up_to_ten | queen_to_ace | left_bower | right_bower;
}

namespace detail {

struct Layouts {
  lanes::Layout of[kLayouts];

  constexpr Layouts() {
    for (const Suit suit : kAllSuits) {
      for (std::size_t place = 0; place < kPlainOrder.size(); ++place) {
        const Card card(kPlainOrder[place], suit);
        if (kFiveHundredDeck.has(card)) lay(card, kLane * static_cast<int>(suit) + static_cast<int>(place));
      }
    }
    lay(Card::joker(), kJokerBit);
  }

 private:
  constexpr void lay(Card card, int plain_bit) {
    for (Layout layout = 0; layout < kLayouts; ++layout) {
      of[layout].lay(lanes::lowest(lay_out(card_mask(plain_bit), layout)), card);
    }
  }
};
inline constexpr Layouts kLayoutTables;

}  // namespace detail

/// The place of a bit in its lane, from the low end.
constexpr int place_of(int bit) { return bit < kTrumpLane ? bit % kLane : bit - kTrumpLane; }

/// Every card of the deck has a bit in every layout.
constexpr int bit_of(Layout layout, Card card) { return detail::kLayoutTables.of[layout].bit_of(card); }
constexpr Card card_at(Layout layout, int bit) { return detail::kLayoutTables.of[layout].card_at(bit); }
constexpr CardSet to_set(Layout layout, Cards cards) { return detail::kLayoutTables.of[layout].to_set(cards); }
constexpr Cards from_set(Layout layout, CardSet set) { return detail::kLayoutTables.of[layout].from_set(set); }

}  // namespace rozbazi::five_hundred
