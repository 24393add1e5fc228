#include "engine/games/five-hundred/appraisal.h"

#include <array>
#include <bit>

namespace rozbazi::five_hundred {
namespace {

/// What is counted of a hand; `count` fills them in.
enum Feature {
  joker,
  right,
  left,
  ace,
  king,
  queen,
  low,
  fourth,
  fifth,
  more,
  side_ace,
  side_king,
  side_queen,
  none,
  single,
  features
};
using Features = std::array<int, features>;
/// The 256ths of a trick that each of them is worth.
struct Prices {
  int base;
  Features each;
};

// Fitted to what came out in play between computer players. The partner's begin with what a partner takes on average.
constexpr Prices kDeclarer{814, {337, 285, 186, 122, 90, 63, 39, 232, 101, 93, 160, 51, 13, 54, 29}};
constexpr Prices kPartner{-582, {381, 315, 242, 175, 156, 129, 110, -9, 17, -76, 137, 51, 13, 72, 32}};
constexpr Prices kDeclarerNoTrump{714, {605, 0, 0, 0, 0, 0, 0, 0, 0, 74, 254, 172, 70, 0, 0}};
constexpr Prices kPartnerNoTrump{-476, {544, 0, 0, 0, 0, 0, 0, 0, 0, -31, 265, 170, 49, 0, 0}};

Features count(Cards hand, Layout layout) {
  Features found{};
  hand = lay_out(hand, layout);
  const bool suit_game = layout < kPlain;
  const auto has = [hand](int bit) { return static_cast<int>(hand >> bit & 1); };
  found[joker] = has(kJokerBit);
  if (suit_game) {
    found[right] = has(62);
    found[left] = has(61);
    found[ace] = has(60);
    found[king] = has(59);
    found[queen] = has(58);
    const int length = std::popcount(hand & kTrumps);
    found[low] = std::popcount(hand & kTrumps & ~(Cards{63} << 58));
    found[fourth] = length > 3 ? 1 : 0;
    found[fifth] = length > 4 ? 1 : 0;
    found[more] = length > 5 ? length - 5 : 0;
  }
  for (int lane = 0; lane < kSuits; ++lane) {
    if (lane == layout) continue;
    const Cards suit = hand >> kLane * lane & 0xFFF;
    const int length = std::popcount(suit);
    const bool has_ace = (suit >> 10 & 1) != 0;
    const bool has_king = (suit >> 9 & 1) != 0;
    const bool has_queen = (suit >> 8 & 1) != 0;
    found[side_ace] += has_ace ? 1 : 0;
    found[side_king] += has_king && (has_ace || length > 1) ? 1 : 0;
    found[side_queen] += has_queen && ((has_ace && has_king) || length > 2) ? 1 : 0;
    found[none] += length == 0 ? 1 : 0;
    found[single] += length == 1 ? 1 : 0;
    if (!suit_game && length > 4 && (has_ace || has_king)) found[more] += length - 4;
  }
  return found;
}

int tricks(const Prices& prices, Cards hand, Layout layout) {
  const Features found = count(hand, layout);
  int sum = prices.base;
  for (std::size_t feature = 0; feature < features; ++feature) sum += prices.each[feature] * found[feature];
  return sum;
}

}  // namespace

int tricks_as_declarer(Cards hand, Layout layout) {
  return tricks(layout == kPlain ? kDeclarerNoTrump : kDeclarer, hand, layout);
}

int tricks_added(Cards hand, Layout layout) {
  return tricks(layout == kPlain ? kPartnerNoTrump : kPartner, hand, layout);
}

}  // namespace rozbazi::five_hundred
