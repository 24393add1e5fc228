#include "engine/games/belote/appraisal.h"

#include <bit>

namespace rozbazi::belote {
namespace {

constexpr Cards kPair = Cards{0b1100} << 24;  // queen and king of trumps (8.1)

}  // namespace

int appraise(const Appraisal& prices, Cards plain, Suit trump) {
  const Cards hand = lay_out(plain, trump);
  int sum = prices.base + prices.length[static_cast<std::size_t>(std::popcount(hand & kTrumps))];
  for (std::size_t place = 0; place < kLane; ++place) {
    if ((hand >> 24 >> place & 1) != 0) sum += prices.trump[place];
  }
  if ((hand & kPair) == kPair) sum += prices.belote;
  for (int lane = 0; lane < kSuits - 1; ++lane) {
    const Cards suit = hand >> (lane * kLane) & 0xFF;
    const bool ace = (suit & 0x80) != 0;
    const bool ten = (suit & 0x40) != 0;
    if (ace) sum += prices.ace;
    if (ten && ace) sum += prices.ten_with_ace;
    if (ten && !ace && std::popcount(suit) > 1) sum += prices.ten_guarded;
    if (suit == 0) sum += prices.empty;
  }
  return sum;
}

}  // namespace rozbazi::belote
