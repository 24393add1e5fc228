#include "engine/games/five-hundred/bot_following.h"

#include "engine/games/five-hundred/card_price.h"

namespace rozbazi::five_hundred {
namespace {

constexpr int kTrick = 280;  // a trick, and the next lead with it

}  // namespace

int worth_of_following(const Standpoint& stand, int bit) {
  const Trick& trick = stand.trick();
  const bool beats = bit > trick.best && (card_mask(bit) & (trick.led | kTrumps)) != 0;
  const bool ours = beats || same_side(trick.winner, stand.me());
  const int won = stand.chance_of_trick(beats ? bit : trick.best, ours, trick.led);
  return won * kTrick / kCertain - price_of(stand, bit);
}

}  // namespace rozbazi::five_hundred
