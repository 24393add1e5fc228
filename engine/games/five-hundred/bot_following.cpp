#include "engine/games/five-hundred/bot_following.h"

#include "engine/games/five-hundred/card_price.h"

namespace rozbazi::five_hundred {
namespace {

constexpr int kTrick = 280;          // a trick, and the next lead with it
constexpr int kJokerOnPartner = 60;  // spent where the partner is winning
constexpr int kDearly = 150;         // the last to play needs no higher card than one that takes the trick

}  // namespace

int worth_of_following(const Standpoint& stand, int bit) {
  const Trick& trick = stand.trick();
  const bool beats = bit > trick.best && (card_mask(bit) & (trick.led | kTrumps)) != 0;
  const bool ours = beats || same_side(trick.winner, stand.me());
  const int won = stand.chance_of_trick(beats ? bit : trick.best, ours, trick.led);
  int worth = won * kTrick / kCertain - price_of(stand, bit);
  const bool partners = same_side(trick.winner, stand.me());
  if (partners && card_mask(bit) == kJoker) worth -= kJokerOnPartner;
  const Cards enough = stand.hand() & lane_of_card(bit) & ~Cards{0} << trick.best & (card_mask(bit) - 1);
  if (beats && trick.size == kSeats - 1 && (partners || enough != 0)) worth -= kDearly;
  return worth;
}

}  // namespace rozbazi::five_hundred
