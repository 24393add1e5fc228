#include "engine/games/schafkopf/bot_following.h"

#include "engine/players/judgement.h"

namespace rozbazi::schafkopf {
namespace {

// In the order of Role. Fitted like those of leads.
using FollowWeight = Weight<kRoles>;

// The trick: its points and the next lead, as likely as the own side wins them.
constexpr FollowWeight kWonPoints{245, 199, 194, 250, 176, 217, 233, 34, 192, -191};
constexpr FollowWeight kWon{-42, 0, 2, -72, 44, -95, 33, 870, 314, 149};
constexpr FollowWeight kPoints{-68, -95, -68, -137, -43, -1, -99, 94, -122, 16};
constexpr FollowWeight kBeats{-1, 18, 10, 101, 47, 58, -1, -27, 517, -137};
constexpr FollowWeight kBeatsLast{9, -2, -10, -25, -26, -17, -26, -43, -127, 30};
constexpr FollowWeight kOverFriend{13, 11, 5, 0, -52, 0, 27, 0, -346, 0};
constexpr FollowWeight kWorstTakes{0, 0, 0, 0, 0, 0, 0, 0, 0, 28};
constexpr FollowWeight kWorstTakesPoints{0, 0, 0, 0, 0, 0, 0, 0, 0, 15};
// A trump is worth more in hand the higher it is, most of all the highest.
constexpr FollowWeight kTrump{-51, -22, -56, -66, -129, -14, -53, -6, -446, 118};
constexpr FollowWeight kTrumpOnFriend{-3, -2, 7, 0, 93, 0, -56, 0, 411, 0};
constexpr FollowWeight kTrumpPoints{-65, -47, -19, -64, -37, -65, -296, -57, -1997, -3};
constexpr FollowWeight kTrumpMaster{-56, -53, -86, -67, -63, -81, -23, -140, -786, 50};
constexpr FollowWeight kTrumpsAbove{81, 14, 48, 91, 64, -19, 246, 446, 52, -87};
constexpr FollowWeight kOber{-4, -9, -19, -13, -38, 0, 0, 0, 0, 26};
constexpr FollowWeight kUnter{14, 1, 1, 10, -4, -14, -53, -36, -436, 18};
constexpr FollowWeight kLastTrump{38, 15, 39, -36, 65, -3, 65, 0, 598, 24};
// So is the highest card of another suit, unless it would be trumped.
constexpr FollowWeight kMaster{-9, 0, 2, -23, -5, -2, 0, 107, -87, 66};
constexpr FollowWeight kMasterStands{-91, -10, -51, -141, -9, -175, -37, -164, -381, -34};
constexpr FollowWeight kMasterStandsPoints{-120, -81, -31, -249, -28, -144, -83, -73, 438, 136};
constexpr FollowWeight kUnderOwnMaster{18, 2, 6, 40, 2, 27, 8, 12, 186, 21};
constexpr FollowWeight kTenGuarded{-35, -35, -19, 0, -16, -113, -61, 159, -214, 31};
constexpr FollowWeight kSecondGuarded{-19, -7, -3, -114, 0, -40, -9, -12, -13, 39};
constexpr FollowWeight kBaresTen{-24, -16, -12, 0, -10, -81, -49, -159, -273, -18};
constexpr FollowWeight kKeepsTenGuarded{9, -9, -11, 0, -2, -94, -7, 0, -42, 25};
constexpr FollowWeight kFriendsMaster{4, -10, 0, 0, -8, 0, -9, 0, 67, 0};
constexpr FollowWeight kMakesVoid{28, 17, 29, 60, 23, 27, 16, -21, -38, 42};
constexpr FollowWeight kLength{150, 0, 10, 487, -18, 59, 29, -77, 46, -11};
constexpr FollowWeight kOut{107, 39, 40, 135, 16, 91, 6, 84, -330, 23};
constexpr FollowWeight kCalledSuit{-25, 2, -2, 0, 0, 0, 0, 0, 0, 0};
constexpr FollowWeight kLastCalledSuit{-38, 0, 37, 0, 0, 0, 0, 0, 0, 0};

constexpr int kPointsToCome = 4;  // from each seat that has not played yet

void judge_trump(const Standpoint& stand, int bit, Judgement<kRoles>& follow) {
  const Trick& trick = stand.tricks().trick();
  follow.add_if(trick.led != kTrumps, kTrump);
  if (trick.led != kTrumps) follow.add(kTrumpOnFriend, stand.friendship(trick.winner));
  follow.add_points(kTrumpPoints, points_of(bit));
  follow.add_if(stand.is_master(bit), kTrumpMaster);
  follow.add(kTrumpsAbove, std::popcount(lanes::above(bit) & stand.memory().hidden()) * kCertain / 8);
  follow.add_if((card_mask(bit) & kObers) != 0, kOber);
  follow.add_if((card_mask(bit) & kUnters) != 0, kUnter);
  follow.add_if(stand.length(kTrumps) == 1, kLastTrump);
}

void judge_plain(const Standpoint& stand, int bit, Judgement<kRoles>& follow) {
  const Cards lane = lane_of_card(bit);
  const Cards stronger_out = lanes::above(bit) & stand.memory().hidden();
  const int points = points_of(bit);
  const int length = stand.length(lane);
  if (stronger_out == 0) {
    const int stands = kCertain - stand.chance_of_ruff(lane, false);
    follow.add(kMaster, kCertain);
    follow.add(kMasterStands, stands);
    follow.add(kMasterStandsPoints, stands * points / 16);
    follow.add_if((stand.hand() & lanes::above(bit)) != 0, kUnderOwnMaster);
  } else {
    follow.add_if(points == 10 && length > 1, kTenGuarded);
    follow.add_if(points < 10 && length > 1 && std::has_single_bit(stronger_out), kSecondGuarded);
    follow.add(kFriendsMaster, stand.chance_of_friends_master(lane));
  }
  follow.add_if(stand.guards_ten(bit), length == 2 ? kBaresTen : kKeepsTenGuarded);
  follow.add_if(length == 1 && stand.length(kTrumps) > 0, kMakesVoid);
  follow.add(kLength, length * kCertain / 8);
  follow.add(kOut, std::popcount(lane & stand.memory().hidden()) * kCertain / 8);
  if (lane == stand.called_suit()) follow.add_if(true, length == 1 ? kLastCalledSuit : kCalledSuit);
}

}  // namespace

int worth_of_following(const Standpoint& stand, int bit) {
  const Trick& trick = stand.tricks().trick();
  const bool beats = bit > trick.best && (card_mask(bit) & (trick.led | kTrumps)) != 0;
  const int best = beats ? bit : trick.best;
  const int holder = beats ? stand.me() : trick.winner;
  const int won = stand.chance_of_trick(best, holder, trick.led);
  const int points = points_of(bit);
  const int at_stake = trick.points + points + kPointsToCome * (kSeats - 1 - trick.size);

  Judgement<kRoles> follow(static_cast<std::size_t>(stand.role()));
  follow.add(kWonPoints, won * at_stake / 16);
  follow.add(kWon, won);
  follow.add_points(kPoints, points);
  if (beats) {
    follow.add(kBeats, kCertain);
    follow.add_if(trick.size == kSeats - 1, kBeatsLast);
    follow.add(kOverFriend, stand.friendship(trick.winner));
  }
  if (stand.role() == Role::alone) {
    const int worst = stand.chance_of_worst(best, holder, trick.led);
    follow.add(kWorstTakes, worst);
    follow.add(kWorstTakesPoints, worst * at_stake / 16);
  }
  if ((card_mask(bit) & kTrumps) != 0) {
    judge_trump(stand, bit, follow);
  } else {
    judge_plain(stand, bit, follow);
  }
  return follow.sum();
}

}  // namespace rozbazi::schafkopf
