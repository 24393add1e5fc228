#include "engine/games/teen-do-paanch/bot_following.h"

#include "engine/games/teen-do-paanch/reasons.h"

namespace rozbazi::teen_do_paanch {
namespace {

enum FollowReason : std::size_t {
  kWins,  // the trick, as likely as it does
  // Of a plain card, what it might be worth later:
  kMaster,
  kMasterSafe,   // as likely as nobody would trump it
  kOneStronger,  // one stronger card is out
  kTwoStronger,
  kThreeStronger,
  kUnderMaster,
  kGuard,
  kMakesVoid,
  kLength,  // each card of the suit in hand
  // Of a trump:
  kTrump,
  kTrumpMaster,
  kTrumpsStronger,  // each that is out
  kTrumpsOwn,       // each in hand
  kTrumpsOut,
  kReasons
};

// To the second place following suit, then not; to the last place following suit, then not.
constexpr Weights<kReasons, 4> kWeights = {
    {841, 651, 1009, 990},     // kWins
    {-20, -119, -169, -138},   // kMaster
    {-691, -608, -600, -607},  // kMasterSafe
    {-145, -194, -71, -203},   // kOneStronger
    {-130, -80, -18, -100},    // kTwoStronger
    {-82, -37, -9, -45},       // kThreeStronger
    {58, 112, 41, 88},         // kUnderMaster
    {114, -15, -14, -17},      // kGuard
    {0, 148, 0, 156},          // kMakesVoid
    {0, 83, 0, 134},           // kLength
    {0, -135, 0, -368},        // kTrump
    {-419, -326, -485, -334},  // kTrumpMaster
    {320, 401, 330, 391},      // kTrumpsStronger
    {0, -116, 0, -211},        // kTrumpsOwn
    {0, -314, 0, -298},        // kTrumpsOut
};

/// The chance that the card takes the trick.
int chance_of_trick(const Standpoint& stand, int bit) {
  const auto& trick = stand.deal().tricks().trick();
  const bool comparable = (lanes::card_mask(bit) & (trick.led | lanes::kTrumps)) != 0;
  if (!comparable || bit < trick.best) return 0;
  return trick.size == kSeats - 1 ? kWholly : kWholly - stand.chance_to_beat(stand.next(), bit, trick.led);
}

void judge_plain(const Standpoint& stand, int bit, Degrees<kReasons>& degrees) {
  const Cards lane = lanes::lane_of_card(bit);
  const int stronger = stand.stronger(bit);
  degrees[kMaster] = wholly_if(stronger == 0);
  degrees[kMasterSafe] = stronger == 0 ? kWholly - stand.chance_of_any_ruff(lane) : 0;
  degrees[kOneStronger] = wholly_if(stronger == 1);
  degrees[kTwoStronger] = wholly_if(stronger == 2);
  degrees[kThreeStronger] = wholly_if(stronger == 3);
  degrees[kUnderMaster] = wholly_if(stand.is_under_own_master(bit));
  degrees[kGuard] = wholly_if(stand.is_guard(bit));
  degrees[kMakesVoid] = wholly_if(stand.makes_void(bit));
  degrees[kLength] = each(stand.length(lane));
}

void judge_trump(const Standpoint& stand, int bit, Degrees<kReasons>& degrees) {
  degrees[kTrump] = kWholly;
  degrees[kTrumpMaster] = wholly_if(stand.is_master(bit));
  degrees[kTrumpsStronger] = each(stand.stronger(bit));
  degrees[kTrumpsOwn] = each(stand.length(lanes::kTrumps));
  degrees[kTrumpsOut] = each(stand.trumps_out());
}

Degrees<kReasons> degrees_of_following(const Standpoint& stand, int bit) {
  Degrees<kReasons> degrees{};
  degrees[kWins] = chance_of_trick(stand, bit);
  if (lanes::lane_of_card(bit) == lanes::kTrumps) {
    judge_trump(stand, bit, degrees);
  } else {
    judge_plain(stand, bit, degrees);
  }
  return degrees;
}

std::size_t kind_of_following(const Standpoint& stand) {
  const auto& trick = stand.deal().tricks().trick();
  return (trick.size == kSeats - 1 ? 2u : 0u) + (stand.length(trick.led) == 0 ? 1u : 0u);
}

}  // namespace

int worth_of_following(const Standpoint& stand, int bit) {
  return worth(kWeights, kind_of_following(stand), degrees_of_following(stand, bit));
}

}  // namespace rozbazi::teen_do_paanch
