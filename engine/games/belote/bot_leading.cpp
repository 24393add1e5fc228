#include "engine/games/belote/bot_leading.h"

#include <bit>

#include "engine/players/judgement.h"

namespace rozbazi::belote {
namespace {

// For the declarer, his partner, and a defender. Fitted to how deals went on after every lead that was possible, then
// improved in play against each other; see tests/bench for what they are worth.
using LeadWeight = Weight<3>;

// A card that no stronger one of its suit can beat: the more it is worth and the likelier it is trumped, the less.
constexpr LeadWeight kMaster{143, 162, 104};
constexpr LeadWeight kMasterPoints{-62, -60, -69};
constexpr LeadWeight kMasterRuffed{-49, -75, -33};
constexpr LeadWeight kMasterRuffedPoints{-37, -45, 24};
// Any other card: the partner may win it with a stronger one or a trump.
constexpr LeadWeight kLowPoints{74, 27, 35};
constexpr LeadWeight kRuffed{44, 13, 22};
constexpr LeadWeight kPartnerRuffs{86, 68, 25};
constexpr LeadWeight kPartnerStronger{87, 77, 46};
constexpr LeadWeight kPartnersMaster{-34, 30, -1};
constexpr LeadWeight kPartnerLedIt{32, 15, -4};
// What the lead does to the cards that stay.
constexpr LeadWeight kTenUnderAce{-22, -26, -50};
constexpr LeadWeight kBaresTen{41, 38, 20};
constexpr LeadWeight kKeepsTenGuarded{51, 34, 10};
constexpr LeadWeight kUnderOwnAce{-59, -62, -95};
constexpr LeadWeight kLength{44, 8, 10};

// Trumps, to draw those of the opponents.
constexpr LeadWeight kTrump{136, 94, -74};
constexpr LeadWeight kTrumpMaster{161, 166, 138};
constexpr LeadWeight kTrumpPoints{-142, -118, -100};
constexpr LeadWeight kTrumpMasterPoints{136, 102, 82};
constexpr LeadWeight kTheirTrumps{26, -11, 34};
constexpr LeadWeight kTheirTrumpsUnderMaster{-56, -58, -75};
constexpr LeadWeight kPartnersTrumps{15, 119, 2};
constexpr LeadWeight kOwnTrumps{-16, -2, 105};
constexpr LeadWeight kLastTrump{-100, -76, 39};
constexpr LeadWeight kAllDrawn{-136, -95, -121};
constexpr LeadWeight kHoldsMasterTrump{-130, -114, -71};

std::size_t kind_of(const Standpoint& stand) { return stand.is_declarer() ? 0 : stand.is_taker() ? 1 : 2; }

int times_led_by_partner(const Standpoint& stand, Cards lane) {
  const Deal& deal = stand.deal();
  int times = 0;
  for (int trick = 0; trick < deal.tricks().done(); ++trick) {
    const bool same = (card_mask(deal.tricks().card_played(trick * kSeats)) & lane) != 0;
    if (same && deal.tricks().leader_of(trick) == stand.partner()) ++times;
  }
  return times;
}

int worth_of_plain(const Standpoint& stand, int bit) {
  const Memory& memory = stand.memory();
  const Cards lane = lane_of_card(bit);
  const int points = points_of(bit);
  const int ruff = stand.chance_of_ruff(lane);
  const int partner_follows = memory.chance_of_any(stand.partner(), lane);

  Judgement<3> lead(kind_of(stand));
  if (stand.is_master(bit)) {
    lead.add(kMaster, kCertain);
    lead.add_points(kMasterPoints, points);
    lead.add(kMasterRuffed, ruff);
    lead.add(kMasterRuffedPoints, ruff * points / 16);
  } else {
    lead.add_points(kLowPoints, points);
    lead.add(kRuffed, ruff);
    lead.add(kPartnersMaster, stand.chance_of_partners_master(lane));
  }
  lead.add(kPartnerRuffs, (kCertain - partner_follows) * memory.chance_of_any(stand.partner(), kTrumps) / kCertain);
  lead.add(kPartnerStronger, memory.chance_of_any(stand.partner(), above(bit)));
  lead.add(kPartnerLedIt, times_led_by_partner(stand, lane) * kCertain);

  const int length = stand.length(lane);
  lead.add_if(card_mask(bit) == ten_of(lane) && !stand.is_master(bit), kTenUnderAce);
  lead.add_if(stand.guards_ten(bit), length == 2 ? kBaresTen : kKeepsTenGuarded);
  lead.add_if((stand.hand() & above(bit) & ace_of(lane)) != 0, kUnderOwnAce);
  lead.add(kLength, length * kCertain / 8);
  return lead.sum();
}

int worth_of_trump(const Standpoint& stand, int bit) {
  const int points = points_of(bit);
  const int theirs = stand.trumps_of_opponents();
  const int own = stand.length(kTrumps);
  const int strongest = 31 - std::countl_zero(stand.hand());

  Judgement<3> lead(kind_of(stand));
  lead.add(kTrump, kCertain);
  lead.add_points(kTrumpPoints, points);
  lead.add(kTheirTrumps, theirs / 4);
  if (stand.is_master(bit)) {
    lead.add(kTrumpMaster, kCertain);
    lead.add_points(kTrumpMasterPoints, points);
    lead.add(kTheirTrumpsUnderMaster, theirs / 4);
  }
  lead.add(kPartnersTrumps, stand.memory().expected(stand.partner(), kTrumps) / 4);
  lead.add(kOwnTrumps, own * kCertain / 4);
  lead.add_if(own == 1, kLastTrump);
  lead.add_if(theirs == 0, kAllDrawn);
  lead.add_if(stand.is_master(strongest), kHoldsMasterTrump);
  return lead.sum();
}

}  // namespace

int worth_of_leading(const Standpoint& stand, int bit) {
  return is_trump(bit) ? worth_of_trump(stand, bit) : worth_of_plain(stand, bit);
}

}  // namespace rozbazi::belote
