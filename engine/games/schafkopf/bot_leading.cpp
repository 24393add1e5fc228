#include "engine/games/schafkopf/bot_leading.h"

#include "engine/players/judgement.h"

namespace rozbazi::schafkopf {
namespace {

// In the order of Role. Fitted to how deals went on after every card that was possible, then again with the player that
// came of it, until it improved no more; see tests/bench for what they are worth.
using LeadWeight = Weight<kRoles>;

// The trick that the lead begins: its points and the next lead, as likely as the own side wins them.
constexpr LeadWeight kWonPoints{18, -24, -89, 160, 17, -88, -89, -361, 9, -16};
constexpr LeadWeight kWon{-29, 51, 64, -45, -25, -36, 204, 420, -476, 44};
constexpr LeadWeight kPoints{-31, 20, 30, -77, 14, 16, 31, -6, 54, -21};
constexpr LeadWeight kWorstTakes{0, 0, 0, 0, 0, 0, 0, 0, 0, -63};
// A plain card: whether a stronger one is out, and who can trump it.
constexpr LeadWeight kMaster{-1, 23, 14, -51, -23, 148, 21, 414, 145, -126};
constexpr LeadWeight kMasterPoints{76, -4, 66, -138, -20, 113, 73, 457, 145, 23};
constexpr LeadWeight kRuffed{-19, -45, -8, -153, 7, -71, 4, -393, -1093, 29};
constexpr LeadWeight kRuffedPoints{-28, -34, -96, 368, 19, -173, 24, -962, -1222, -139};
constexpr LeadWeight kFriendRuffs{67, -43, 44, 0, 49, 0, 11, 0, -628, 0};
constexpr LeadWeight kFriendsMaster{44, -28, 11, 0, -17, 0, 36, 0, -80, 0};
constexpr LeadWeight kUnderOwnMaster{11, -16, -10, -9, 6, 32, 10, 47, 24, 17};
constexpr LeadWeight kBaresTen{25, 15, 3, 0, 7, 112, 12, -59, -7, -6};
constexpr LeadWeight kKeepsTenGuarded{31, 27, 0, 0, 11, 139, 14, 0, -88, 16};
constexpr LeadWeight kTenUnderAce{8, -3, -7, 13, -7, 52, -11, 44, -35, -39};
constexpr LeadWeight kLength{55, 3, -6, 151, 16, -32, 21, -297, 766, -170};
constexpr LeadWeight kLengthBeforeDeclarer{0, 40, -2, 0, -7, 0, -26, 0, 71, 0};
constexpr LeadWeight kLengthAfterDeclarer{0, -17, 27, 0, -20, 0, -27, 0, 192, 0};
constexpr LeadWeight kMakesVoid{10, 16, -2, 11, 6, 1, 3, -37, 90, 36};
constexpr LeadWeight kOut{57, -53, 11, 15, -6, -4, -49, -95, -305, -7};
constexpr LeadWeight kLedByFriend{-13, -4, -17, 0, 1, 0, 14, 0, 0, 0};
constexpr LeadWeight kLedByFoe{-3, 3, -9, -14, -8, 7, -28, -20, 0, -17};
// The called suit and its ace.
constexpr LeadWeight kSearches{-7, 0, 24, 0, 0, 0, 0, 0, 0, 0};
constexpr LeadWeight kCalledAce{-34, -16, 0, 0, 0, 0, 0, 0, 0, 0};
constexpr LeadWeight kRunsAway{0, 50, 0, 0, 0, 0, 0, 0, 0, 0};
// Trumps, to draw those of the foes.
constexpr LeadWeight kTrump{36, -4, -19, -16, -27, 0, -65, 89, -139, -53};
constexpr LeadWeight kTrumpMaster{102, 7, 85, 81, 81, 276, 199, 416, 0, -148};
constexpr LeadWeight kTrumpPoints{-34, -24, -47, -97, -32, 4, -373, -481, -282, 41};
constexpr LeadWeight kTrumpsAbove{56, -1, 11, -38, 68, -201, 183, -225, -143, 6};
constexpr LeadWeight kOber{16, -3, -18, 17, -16, 0, 0, 0, 0, 0};
constexpr LeadWeight kUnter{14, 5, 2, 15, 8, 0, -65, -61, -39, 2};
constexpr LeadWeight kFoesTrumps{-35, 42, -4, 92, 19, 597, 1002, -472, -17, -70};
constexpr LeadWeight kFoesTrumpsUnderMaster{-99, -16, -89, -148, -82, -248, -918, 570, 0, 87};
constexpr LeadWeight kFriendsTrumps{69, -103, 64, 0, -58, 0, -347, 0, -5, 0};
constexpr LeadWeight kOwnTrumps{49, -28, -2, -9, -137, 64, 247, -37, -779, 131};
constexpr LeadWeight kLastTrump{-29, -2, 14, -14, 13, -44, -11, 10, 88, -3};
constexpr LeadWeight kAllDrawn{-63, -27, -95, -59, 31, -108, -69, 78, 0, 35};
constexpr LeadWeight kHoldsMasterTrump{-34, -12, -11, -60, -15, -110, -74, -61, 0, -4};

constexpr int kPointsToCome = 12;  // from the three others

/// The chances that friends and that foes led this lane before, summed over the tricks.
struct LedBefore {
  int by_friends = 0;
  int by_foes = 0;
};

LedBefore led_before(const Standpoint& stand, Cards lane) {
  LedBefore led;
  const Tricks& tricks = stand.tricks();
  for (int number = 0; number < tricks.done(); ++number) {
    const int leader = tricks.leader_of(number);
    if (leader == stand.me() || (card_mask(tricks.card_played(number * kSeats)) & lane) == 0) continue;
    led.by_friends += stand.friendship(leader);
    led.by_foes += kCertain - stand.friendship(leader);
  }
  return led;
}

void judge_plain(const Standpoint& stand, int bit, Judgement<kRoles>& lead) {
  const Cards lane = lane_of_card(bit);
  const int points = points_of(bit);
  const int ruffed = stand.chance_of_ruff(lane, false);
  if (stand.is_master(bit)) {
    lead.add(kMaster, kCertain);
    lead.add_points(kMasterPoints, points);
    lead.add(kRuffedPoints, ruffed * points / 16);
    lead.add_if((stand.hand() & lanes::above(bit)) != 0, kUnderOwnMaster);
  } else {
    lead.add(kFriendsMaster, stand.chance_of_friends_master(lane));
    lead.add_if(points == 10, kTenUnderAce);
  }
  lead.add(kRuffed, ruffed);
  lead.add(kFriendRuffs, stand.chance_of_ruff(lane, true));

  const int length = stand.length(lane);
  lead.add_if(stand.guards_ten(bit), length == 2 ? kBaresTen : kKeepsTenGuarded);
  lead.add(kLength, length * kCertain / 8);
  // A lead makes its suit dear to a declarer who plays next, and cheap to one who plays last.
  const int declarer = stand.deal().contract().declarer;
  if (declarer == next_seat(stand.me())) lead.add(kLengthBeforeDeclarer, length * kCertain / 8);
  if (declarer >= 0 && next_seat(declarer) == stand.me()) lead.add(kLengthAfterDeclarer, length * kCertain / 8);
  lead.add_if(length == 1 && stand.length(kTrumps) > 0, kMakesVoid);
  lead.add(kOut, std::popcount(lane & stand.memory().hidden()) * kCertain / 8);
  const LedBefore before = led_before(stand, lane);
  lead.add(kLedByFriend, before.by_friends);
  lead.add(kLedByFoe, before.by_foes);

  if (lane == stand.called_suit()) {
    const bool is_ace = card_mask(bit) == stand.tricks().called();
    lead.add_if(true, is_ace ? kCalledAce : stand.has_called_ace() ? kRunsAway : kSearches);
  }
}

void judge_trump(const Standpoint& stand, int bit, Judgement<kRoles>& lead) {
  const int foes = stand.trumps_of(false);
  const int own = stand.length(kTrumps);
  lead.add(kTrump, kCertain);
  lead.add_points(kTrumpPoints, points_of(bit));
  lead.add(kTrumpsAbove, std::popcount(lanes::above(bit) & stand.memory().hidden()) * kCertain / 8);
  lead.add_if((card_mask(bit) & kObers) != 0, kOber);
  lead.add_if((card_mask(bit) & kUnters) != 0, kUnter);
  lead.add(kFoesTrumps, foes / 8);
  if (stand.is_master(bit)) {
    lead.add(kTrumpMaster, kCertain);
    lead.add(kFoesTrumpsUnderMaster, foes / 8);
  }
  lead.add(kFriendsTrumps, stand.trumps_of(true) / 8);
  lead.add(kOwnTrumps, own * kCertain / 8);
  lead.add_if(own == 1, kLastTrump);
  lead.add_if(foes == 0, kAllDrawn);
  lead.add_if(stand.is_master(lanes::highest(stand.hand())), kHoldsMasterTrump);
}

}  // namespace

int worth_of_leading(const Standpoint& stand, int bit) {
  const Cards lane = lane_of_card(bit);
  const int points = points_of(bit);
  const int won = stand.chance_of_trick(bit, stand.me(), lane);
  Judgement<kRoles> lead(static_cast<std::size_t>(stand.role()));
  lead.add(kWonPoints, won * (points + kPointsToCome) / 16);
  lead.add(kWon, won);
  lead.add_points(kPoints, points);
  if (stand.role() == Role::alone) lead.add(kWorstTakes, stand.chance_of_worst(bit, stand.me(), lane));
  if (lane == kTrumps) {
    judge_trump(stand, bit, lead);
  } else {
    judge_plain(stand, bit, lead);
  }
  return lead.sum();
}

}  // namespace rozbazi::schafkopf
