#include "engine/games/five-hundred/card_price.h"

namespace rozbazi::five_hundred {
namespace {

// Improved in play against each other, as the weights of leads.
constexpr int kMasterTrump = 230;
constexpr int kTrumpUnderOne = 150;  // opponents' trump that is higher
constexpr int kTrumpUnderTwo = 96;
constexpr int kLowTrump = 48;
constexpr int kMaster = 132;  // of a plain suit, where it cannot be trumped
constexpr int kGuarded = 74;  // with as many others as there are stronger ones
constexpr int kSecondUnguarded = 26;
constexpr int kGuard = 20;  // the last card that keeps another guarded
constexpr int kVoid = 30;   // a suit given up by a hand that can trump it

int price_of_trump(const Standpoint& stand, int bit) {
  switch (stand.stronger(bit)) {
    case 0:
      return kMasterTrump;
    case 1:
      return kTrumpUnderOne;
    case 2:
      return kTrumpUnderTwo;
    default:
      return kLowTrump;
  }
}

int price_of_plain(const Standpoint& stand, int bit) {
  const Cards lane = lane_of_card(bit);
  const int stronger = stand.stronger(bit);
  const int length = stand.length(lane);
  const int top = lanes::highest(stand.hand() & lane);
  const int above_top = stand.stronger(top);
  int price = 0;
  if (stronger == 0) {
    price += kMaster * (kCertain - stand.chance_of_ruff(lane)) / kCertain;
  } else if (stronger <= 2 && length > stronger) {
    price += kGuarded / stronger;
  } else if (stronger == 1) {
    price += kSecondUnguarded;
  }
  if (bit != top && above_top > 0 && above_top <= 2 && length == above_top + 1) price += kGuard / above_top;
  if (stand.game() == Game::suit && length == 1 && stronger > 0 && stand.length(kTrumps) > 0) price -= kVoid;
  return price;
}

}  // namespace

int price_of(const Standpoint& stand, int bit) {
  // Of equal cards the lowest goes.
  return place_of(bit) + (bit >= kTrumpLane ? price_of_trump(stand, bit) : price_of_plain(stand, bit));
}

}  // namespace rozbazi::five_hundred
