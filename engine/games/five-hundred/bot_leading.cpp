#include "engine/games/five-hundred/bot_leading.h"

#include <algorithm>

#include "engine/games/five-hundred/card_price.h"

namespace rozbazi::five_hundred {
namespace {

// 256ths of a trick, improved in play against each other. A lead that wins keeps the lead.
constexpr int kTrick = 480;
constexpr int kDraw = 88;             // each trump of the opponents that a declarer's master trump may draw
constexpr int kPartnersDraw = 200;    // to draw trumps for the declarer
constexpr int kDefendersTrump = 117;  // a defender leaves trumps alone
constexpr int kIdleTrump = 153;       // neither are trumps led that draw none, or cannot win
constexpr int kPartnerRuffs = 60;     // the partner may trump the suit
constexpr int kToRuff = 50;           // a single card, to trump the suit's next round
constexpr int kMostToRuff = 3;        // by a hand with no more trumps than that
constexpr int kLength = 12;           // without trumps, each card of the suit
constexpr int kHeadedLength = 60;     // the same where its highest card is a master

int worth_of_trump(const Standpoint& stand, int bit) {
  const int theirs = (stand.expected_trumps() + kCertain - 1) / kCertain;
  if (theirs == 0) return -kIdleTrump;
  if (!stand.declares()) return -kDefendersTrump;
  if (!stand.is_declarer()) return kPartnersDraw;
  if (!stand.is_master(bit)) return -kIdleTrump;
  return kDraw * std::min(theirs, 4) + 2 * place_of(bit);  // of equal ones the highest
}

int worth_of_suit(const Standpoint& stand, Cards lane) {
  const int length = stand.length(lane);
  if (stand.game() != Game::suit) {
    return length * (stand.is_master(lanes::highest(stand.hand() & lane)) ? kHeadedLength : kLength);
  }
  const HiddenCards& hidden = stand.hidden();
  const int partner_void = kCertain - hidden.chance_of_any(stand.partner(), lane);
  const int partner_ruffs = partner_void * hidden.chance_of_any(stand.partner(), kTrumps) / kCertain;
  const int trumps = stand.length(kTrumps);
  const bool to_ruff = length == 1 && trumps > 0 && trumps <= kMostToRuff && !stand.is_declarer();
  return kPartnerRuffs * partner_ruffs / kCertain + (to_ruff ? kToRuff : 0);
}

}  // namespace

int worth_of_leading(const Standpoint& stand, int bit) {
  // The suitless joker wins whenever it is played: it is not led while there is another card.
  if (stand.tricks().asks(bit)) return -kTrick;
  const Cards lane = lane_of_card(bit);
  const int won = stand.chance_of_trick(bit, true, lane);
  const int worth = won * kTrick / kCertain - price_of(stand, bit);
  return worth + (lane == kTrumps ? worth_of_trump(stand, bit) : worth_of_suit(stand, lane));
}

}  // namespace rozbazi::five_hundred
