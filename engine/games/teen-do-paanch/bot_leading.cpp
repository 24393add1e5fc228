#include "engine/games/teen-do-paanch/bot_leading.h"

#include <bit>

#include "engine/games/teen-do-paanch/reasons.h"

namespace rozbazi::teen_do_paanch {
namespace {

enum LeadReason : std::size_t {
  kWins,  // the trick, as likely as it does
  // Of a plain card:
  kMaster,         // the highest of its suit that is out
  kMasterSuitOut,  // so, for each card of the suit that others have to follow with
  kMasterTrumps,   // so, for each trump that others may ruff it with, now or later
  kOneStronger,    // one stronger card is out
  kTwoStronger,
  kTouching,  // what beats it leaves the own next card of the suit as high
  kUnderMaster,
  kGuard,
  kRuffed,  // somebody may trump it
  kMakesVoid,
  kLength,   // each card of the suit in hand
  kSuitOut,  // each in other hands
  // Of a trump:
  kTrump,
  kTrumpMaster,
  kTrumpsStronger,  // each that is out
  kTrumpsOwn,       // each in hand
  kTrumpsOut,       // each to be drawn
  kNoTrumpsOut,
  kMoreThanOut,   // the own trumps outnumber those that are out
  kPlainMasters,  // each that wants trumps drawn
  kReasons
};

// The first three tricks, the next three, the last ones.
constexpr Weights<kReasons, 3> kWeights = {
    {-48, 249, 516},     // kWins
    {100, 118, 11},      // kMaster
    {-77, -183, -184},   // kMasterSuitOut
    {45, -13, -61},      // kMasterTrumps
    {-210, -178, -184},  // kOneStronger
    {-62, -68, -85},     // kTwoStronger
    {91, 84, 81},        // kTouching
    {-229, -186, -135},  // kUnderMaster
    {102, 127, 126},     // kGuard
    {115, 124, 224},     // kRuffed
    {55, 9, -107},       // kMakesVoid
    {87, 90, 61},        // kLength
    {18, -24, -50},      // kSuitOut
    {-473, -560, -635},  // kTrump
    {456, 351, 302},     // kTrumpMaster
    {229, 330, 625},     // kTrumpsStronger
    {114, 222, 136},     // kTrumpsOwn
    {61, 10, -77},       // kTrumpsOut
    {-100, -262, -295},  // kNoTrumpsOut
    {7, 27, 77},         // kMoreThanOut
    {296, 366, 468},     // kPlainMasters
};

void judge_plain(const Standpoint& stand, int bit, Degrees<kReasons>& degrees) {
  const Cards lane = lanes::lane_of_card(bit);
  const int stronger = stand.stronger(bit);
  const int suit_out = each(std::popcount(stand.hidden().hidden() & lane));
  degrees[kMaster] = wholly_if(stronger == 0);
  degrees[kMasterSuitOut] = stronger == 0 ? suit_out : 0;
  degrees[kMasterTrumps] = stronger == 0 ? each(stand.trumps_out()) : 0;
  degrees[kOneStronger] = wholly_if(stronger == 1);
  degrees[kTwoStronger] = wholly_if(stronger == 2);
  degrees[kTouching] = wholly_if(stronger > 0 && stand.is_touching(bit));
  degrees[kUnderMaster] = wholly_if(stand.is_under_own_master(bit));
  degrees[kGuard] = wholly_if(stand.is_guard(bit));
  degrees[kRuffed] = stand.chance_of_any_ruff(lane);
  degrees[kMakesVoid] = wholly_if(stand.makes_void(bit));
  degrees[kLength] = each(stand.length(lane));
  degrees[kSuitOut] = suit_out;
}

void judge_trump(const Standpoint& stand, int bit, Degrees<kReasons>& degrees) {
  const int own = stand.length(lanes::kTrumps);
  const int out = stand.trumps_out();
  degrees[kTrump] = kWholly;
  degrees[kTrumpMaster] = wholly_if(stand.is_master(bit));
  degrees[kTrumpsStronger] = each(stand.stronger(bit));
  degrees[kTrumpsOwn] = each(own);
  degrees[kTrumpsOut] = each(out);
  degrees[kNoTrumpsOut] = wholly_if(out == 0);
  degrees[kMoreThanOut] = wholly_if(own > out);
  degrees[kPlainMasters] = each(stand.plain_masters());
}

Degrees<kReasons> degrees_of_lead(const Standpoint& stand, int bit) {
  const Cards lane = lanes::lane_of_card(bit);
  Degrees<kReasons> degrees{};
  degrees[kWins] = both(kWholly - stand.chance_to_beat(stand.next(), bit, lane),
                        kWholly - stand.chance_to_beat(stand.before(), bit, lane));
  if (lane == lanes::kTrumps) {
    judge_trump(stand, bit, degrees);
  } else {
    judge_plain(stand, bit, degrees);
  }
  return degrees;
}

std::size_t kind_of_lead(const Standpoint& stand) {
  const int done = stand.deal().tricks().done();
  return done < 3 ? 0 : done < 6 ? 1 : 2;
}

}  // namespace

int worth_of_leading(const Standpoint& stand, int bit) {
  return worth(kWeights, kind_of_lead(stand), degrees_of_lead(stand, bit));
}

}  // namespace rozbazi::teen_do_paanch
