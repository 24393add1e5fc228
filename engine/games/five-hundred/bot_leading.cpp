#include "engine/games/five-hundred/bot_leading.h"

#include <algorithm>

#include "engine/games/five-hundred/card_price.h"

namespace rozbazi::five_hundred {
namespace {

constexpr int kTrick = 480;
constexpr int kDraw = 88;             // each trump of the opponents that a declarer's master trump may draw
constexpr int kPartnersDraw = 200;    // the same for his partner, with any trump
constexpr int kDefendersTrump = 117;  // a defender leaves trumps alone
constexpr int kLowTrumpLed = 153;     // a declarer does not lead trumps that cannot win
constexpr int kPartnerRuffs = 60;
constexpr int kToRuff = 50;        // a defender's single card, with a trump to ruff the suit's next round
constexpr int kHeadedLength = 60;  // or where the suit has the highest card
constexpr int kLength = 12;        // without trumps, each card of the suit

int worth_of_trump(const Standpoint& stand, int bit) {
  const int theirs = stand.expected_trumps() / kCertain + (stand.expected_trumps() % kCertain != 0 ? 1 : 0);
  const int own = stand.length(kTrumps);
  if (theirs == 0) return -kLowTrumpLed;  // trumps are for ruffing then
  if (!stand.declares()) return -kDefendersTrump;
  if (!stand.is_declarer()) return kPartnersDraw;
  if (stand.is_master(bit)) return kDraw * std::min(theirs, 4) + 2 * place_of(bit);  // of equal ones the highest
  return own > theirs + 1 ? 0 : -kLowTrumpLed;
}

int worth_of_plain(const Standpoint& stand, int bit) {
  const Cards lane = lane_of_card(bit);
  const int length = stand.length(lane);
  int worth = 0;
  if (stand.game() != Game::suit) {
    const bool headed = stand.is_master(lanes::highest(stand.hand() & lane));
    return (headed ? kHeadedLength : kLength) * length;
  }
  const HiddenCards& hidden = stand.hidden();
  const int partner_void = kCertain - hidden.chance_of_any(stand.partner(), lane);
  worth += kPartnerRuffs * (partner_void * hidden.chance_of_any(stand.partner(), kTrumps) / kCertain) / kCertain;
  const int trumps = stand.length(kTrumps);
  if (length == 1 && trumps > 0 && trumps < 4 && !stand.is_declarer()) worth += kToRuff;
  return worth;
}

}  // namespace

int worth_of_leading(const Standpoint& stand, int bit) {
  const Cards lane = lane_of_card(bit);
  const int won = stand.chance_of_trick(bit, true, lane);
  const int worth = won * kTrick / kCertain - price_of(stand, bit);
  // The suitless joker wins whenever it is played; it is not led while there is another card.
  if (stand.tricks().asks(bit)) return -kTrick;
  return worth + (bit >= kTrumpLane ? worth_of_trump(stand, bit) : worth_of_plain(stand, bit));
}

}  // namespace rozbazi::five_hundred
