#include "engine/games/teen-do-paanch/bot_leading.h"

#include <bit>

#include "engine/players/judgement.h"

namespace rozbazi::teen_do_paanch {
namespace {

// For the first three tricks, the next three and the last ones, in thousandths of a trick: fitted to how forty thousand
// deals went on after each of the leads that were possible. What counts cards holds wholly for four of them.
using LeadWeight = Weight<3>;

constexpr LeadWeight kWins{-28, 317, 629};  // the trick, as likely as it does
// A plain card:
constexpr LeadWeight kMaster{104, 3, -134};            // the highest of its suit that is out
constexpr LeadWeight kMasterSuitOut{-79, -184, -185};  // so, for each card of the suit that others have to follow with
constexpr LeadWeight kMasterTrumps{50, 22, 9};         // so, for each trump that may ruff it, now or later
constexpr LeadWeight kOneStronger{-205, -193, -210};   // one stronger card is out
constexpr LeadWeight kTwoStronger{-55, -79, -96};
constexpr LeadWeight kTouching{91, 84, 79};  // what beats it leaves the own next card of the suit as high
constexpr LeadWeight kUnderMaster{-223, -181, -124};
constexpr LeadWeight kGuard{98, 116, 121};
constexpr LeadWeight kRuffed{133, 220, 305};  // somebody may trump it
constexpr LeadWeight kMakesVoid{46, 3, -102};
constexpr LeadWeight kLength{38, 85, 51};     // each card of the suit in hand
constexpr LeadWeight kSuitOut{-9, -11, -54};  // each in other hands
// A trump:
constexpr LeadWeight kTrump{-538, -601, -774};
constexpr LeadWeight kTrumpMaster{439, 270, 276};
constexpr LeadWeight kTrumpsStronger{225, 344, 764};  // each that is out
constexpr LeadWeight kTrumpsOwn{104, 206, 261};       // each in hand
constexpr LeadWeight kTrumpsOut{72, 63, -64};         // each to be drawn
constexpr LeadWeight kNoTrumpsOut{-81, -261, -320};
constexpr LeadWeight kMoreThanOut{7, 75, 70};       // the own trumps outnumber those that are out
constexpr LeadWeight kPlainMasters{298, 333, 515};  // each that wants trumps drawn

constexpr int each(int cards) { return cards * kCertain / 4; }

void judge_plain(const Standpoint& stand, int bit, Judgement<3>& lead) {
  const Cards lane = lanes::lane_of_card(bit);
  const int suit_out = each(std::popcount(stand.hidden().hidden() & lane));
  const int stronger = stand.stronger(bit);
  if (stronger == 0) {
    lead.add(kMaster, kCertain);
    lead.add(kMasterSuitOut, suit_out);
    lead.add(kMasterTrumps, each(stand.trumps_out()));
  } else {
    lead.add_if(stronger == 1, kOneStronger);
    lead.add_if(stronger == 2, kTwoStronger);
    lead.add_if(stand.is_touching(bit), kTouching);
  }
  lead.add_if(stand.is_under_own_master(bit), kUnderMaster);
  lead.add_if(stand.is_guard(bit), kGuard);
  lead.add(kRuffed, stand.chance_of_any_ruff(lane));
  lead.add_if(stand.makes_void(bit), kMakesVoid);
  lead.add(kLength, each(stand.length(lane)));
  lead.add(kSuitOut, suit_out);
}

void judge_trump(const Standpoint& stand, int bit, Judgement<3>& lead) {
  const int own = stand.length(lanes::kTrumps);
  const int out = stand.trumps_out();
  lead.add(kTrump, kCertain);
  lead.add_if(stand.is_master(bit), kTrumpMaster);
  lead.add(kTrumpsStronger, each(stand.stronger(bit)));
  lead.add(kTrumpsOwn, each(own));
  lead.add(kTrumpsOut, each(out));
  lead.add_if(out == 0, kNoTrumpsOut);
  lead.add_if(own > out, kMoreThanOut);
  lead.add(kPlainMasters, each(stand.plain_masters()));
}

}  // namespace

int worth_of_leading(const Standpoint& stand, int bit) {
  const Cards lane = lanes::lane_of_card(bit);
  const int done = stand.deal().tricks().done();
  Judgement<3> lead(done < 3 ? 0 : done < 6 ? 1 : 2);
  lead.add(kWins, both(kCertain - stand.chance_to_beat(stand.next(), bit, lane),
                       kCertain - stand.chance_to_beat(stand.before(), bit, lane)));
  if (lane == lanes::kTrumps) {
    judge_trump(stand, bit, lead);
  } else {
    judge_plain(stand, bit, lead);
  }
  return lead.sum();
}

}  // namespace rozbazi::teen_do_paanch
