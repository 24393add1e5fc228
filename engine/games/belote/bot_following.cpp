#include "engine/games/belote/bot_following.h"

#include "engine/players/judgement.h"

namespace rozbazi::belote {
namespace {

// For the takers in the first half of the play and in the second, then for the defenders. Fitted like those of leads.
using FollowWeight = Weight<4>;

// The trick: its points and the next lead, as likely as the own side wins them.
constexpr FollowWeight kWonPoints{218, 168, 263, 211};
constexpr FollowWeight kWon{188, 201, 95, 126};
constexpr FollowWeight kPointsSpent{-84, -69, -10, -5};
constexpr FollowWeight kOverPartner{64, 77, 14, -2};
// A trump is worth more in hand the higher it is, most of all the highest.
constexpr FollowWeight kTrumpOnPartner{-224, -180, -192, -116};
constexpr FollowWeight kTrumpPoints{-77, -42, -149, -106};
constexpr FollowWeight kTrumpMaster{-28, -99, -54, -107};
constexpr FollowWeight kTrumpMasterPoints{-75, -43, -130, -156};
constexpr FollowWeight kTrumpsAbove{98, 131, 86, 80};
constexpr FollowWeight kLastTrump{24, 10, 78, 10};
// So is the highest card of another suit, unless it would be trumped.
constexpr FollowWeight kMaster{-36, -13, -28, -12};
constexpr FollowWeight kMasterStands{-82, -80, -115, -81};
constexpr FollowWeight kMasterStandsPoints{-201, -129, -164, -168};
constexpr FollowWeight kLowPoints{4, 12, -57, -31};
constexpr FollowWeight kTenGuarded{-83, -76, -71, -27};
constexpr FollowWeight kSecondGuarded{-27, -42, -14, -13};
constexpr FollowWeight kBaresTen{-49, -36, -61, -5};
constexpr FollowWeight kKeepsTenGuarded{-21, -25, -11, 17};
constexpr FollowWeight kUnderOwnMaster{31, -1, 44, 1};
constexpr FollowWeight kPartnersMaster{-29, 2, 1, -20};
constexpr FollowWeight kMakesVoid{49, 31, 24, 22};
constexpr FollowWeight kLength{40, 37, 50, 33};

constexpr int kPointsToCome = 4;  // from each player who has not played yet

/// The chance that the own side takes the trick when it goes on from the card `best`.
int chance_of_trick(const Standpoint& stand, int best, bool ours) {
  const Memory& memory = stand.memory();
  const Trick& trick = stand.deal().tricks().trick();
  if (trick.size == kSeats - 1) return ours ? kCertain : 0;
  const int theirs = memory.chance_to_beat(stand.next(), best, trick.led);
  if (trick.size == kSeats - 2) return ours ? kCertain - theirs : 0;
  // Partner plays last: he may beat what beats us, or they may beat what he could.
  const int partners = memory.chance_to_beat(stand.partner(), best, trick.led);
  return ours ? kCertain - theirs + theirs * partners / (2 * kCertain)
              : partners * (8 * kCertain - 5 * theirs) / (8 * kCertain);
}

void judge_trump(const Standpoint& stand, int bit, Judgement<4>& follow) {
  const Trick& trick = stand.deal().tricks().trick();
  const int points = points_of(bit);
  follow.add_if(trick.led != kTrumps && same_side(trick.winner, stand.me()), kTrumpOnPartner);
  follow.add_points(kTrumpPoints, points);
  if (stand.is_master(bit)) {
    follow.add(kTrumpMaster, kCertain);
    follow.add_points(kTrumpMasterPoints, points);
  }
  follow.add(kTrumpsAbove, std::popcount(above(bit) & stand.memory().unseen()) * kCertain / 4);
  follow.add_if(stand.length(kTrumps) == 1, kLastTrump);
}

void judge_plain(const Standpoint& stand, int bit, Judgement<4>& follow) {
  const Cards lane = lane_of_card(bit);
  const Cards stronger_out = above(bit) & stand.memory().unseen();
  const int points = points_of(bit);
  const int length = stand.length(lane);
  const bool is_ten = card_mask(bit) == ten_of(lane);
  if (stand.is_master(bit)) {
    const int stands = kCertain - stand.chance_of_ruff(lane);
    follow.add(kMaster, kCertain);
    follow.add(kMasterStands, stands);
    follow.add(kMasterStandsPoints, stands * points / 16);
    follow.add_if((stand.hand() & above(bit)) != 0, kUnderOwnMaster);
  } else {
    follow.add_points(kLowPoints, points);
    follow.add_if(is_ten && length > 1, kTenGuarded);
    follow.add_if(!is_ten && length > 1 && std::popcount(stronger_out) == 1, kSecondGuarded);
    follow.add(kPartnersMaster, stand.chance_of_partners_master(lane));
  }
  follow.add_if(stand.guards_ten(bit), length == 2 ? kBaresTen : kKeepsTenGuarded);
  follow.add_if(length == 1 && stand.length(kTrumps) > 0, kMakesVoid);
  follow.add(kLength, length * kCertain / 8);
}

}  // namespace

int worth_of_following(const Standpoint& stand, int bit) {
  const Deal& deal = stand.deal();
  const Trick& trick = deal.tricks().trick();
  const bool comparable = is_trump(bit) || lane_of_card(bit) == lane_of_card(trick.best);
  const bool beats = comparable && bit > trick.best;
  const bool partner_wins = same_side(trick.winner, stand.me());
  const int won = chance_of_trick(stand, beats ? bit : trick.best, beats || partner_wins);
  const int points = points_of(bit);
  const int at_stake = trick.points + points + kPointsToCome * (kSeats - 1 - trick.size);

  const bool late = deal.tricks().done() >= kTricks / 2;
  Judgement<4> follow((stand.is_taker() ? 0u : 2u) + (late ? 1u : 0u));
  follow.add(kWonPoints, won * at_stake / 16);
  follow.add(kWon, won);
  follow.add_points(kPointsSpent, points);
  if (is_trump(bit)) {
    judge_trump(stand, bit, follow);
  } else {
    judge_plain(stand, bit, follow);
    follow.add_if(beats && partner_wins, kOverPartner);
  }
  return follow.sum();
}

}  // namespace rozbazi::belote
