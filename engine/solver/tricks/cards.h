// How the search of tricks has the cards of a deal lie: four lanes of sixteen bits, whatever the game's own layout is.
// The last lane is that of the trumps, where there is such a lane; without trumps it is a suit like the others. A lone
// trump above four suits, the joker that belongs to none, lies on the topmost bit and is in no lane.
#pragma once

#include <bit>
#include <cstdint>

namespace rozbazi::solver::tricks {

using Cards = std::uint64_t;

inline constexpr int kLanes = 4;
inline constexpr int kLane = 16;
inline constexpr int kLoneBit = 63;
inline constexpr Cards kLone = Cards{1} << kLoneBit;

constexpr Cards card(int bit) { return Cards{1} << bit; }
constexpr int highest(Cards cards) { return static_cast<int>(std::bit_width(cards)) - 1; }
constexpr int lowest(Cards cards) { return std::countr_zero(cards); }
/// All bits above that one.
constexpr Cards over(int bit) { return ~Cards{1} << bit; }
/// The topmost cards, those above the highest of `others`.
constexpr Cards tops(Cards cards, Cards others) { return others == 0 ? cards : cards & over(highest(others)); }

constexpr int lane_of(int bit) { return bit / kLane; }
constexpr Cards lane(int number) { return Cards{0xFFFF} << kLane * number; }

/// What is trump in a deal.
struct Trumps {
  Cards cards = 0;     // the last lane, the lone trump, or none
  int plain = kLanes;  // the number of lanes that are not of trumps, which come first

  /// The cards that a card of that bit competes with.
  Cards lane_of_card(int bit) const {
    const Cards all = lane(lane_of(bit));
    return (cards & kLone) != 0 && plain == kLanes ? (bit == kLoneBit ? kLone : all & ~kLone) : all;
  }
};

}  // namespace rozbazi::solver::tricks
