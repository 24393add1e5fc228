#include "engine/games/teen-do-paanch/bot_exchange.h"

#include "engine/games/teen-do-paanch/reasons.h"

namespace rozbazi::teen_do_paanch {
namespace {

enum ReturnReason : std::size_t {
  // Of a plain card:
  kMaster,
  kOneStronger,  // one stronger card is in another hand
  kTwoStronger,
  kUnderMaster,  // the own hand keeps a master of the suit
  kLeavesNone,   // of its suit
  kLeavesOne,
  kLeavesTwo,
  kLeavesThree,
  kGuard,
  // Of a trump:
  kTrump,
  kTrumpMaster,
  kTrumpsStronger,  // each that is out
  kReasons
};

constexpr Weights<kReasons, 1> kWeights = {
    {-725},   // kMaster
    {-283},   // kOneStronger
    {-86},    // kTwoStronger
    {368},    // kUnderMaster
    {232},    // kLeavesNone
    {23},     // kLeavesOne
    {-250},   // kLeavesTwo
    {-162},   // kLeavesThree
    {241},    // kGuard
    {-1201},  // kTrump
    {-552},   // kTrumpMaster
    {390},    // kTrumpsStronger
};

Degrees<kReasons> degrees_of_returning(const Standpoint& stand, int bit) {
  const Cards lane = lanes::lane_of_card(bit);
  const int stronger = stand.stronger(bit);
  Degrees<kReasons> degrees{};
  if (lane == lanes::kTrumps) {
    degrees[kTrump] = kWholly;
    degrees[kTrumpMaster] = wholly_if(stronger == 0);
    degrees[kTrumpsStronger] = each(stronger);
    return degrees;
  }
  const auto left = static_cast<std::size_t>(stand.length(lane) - 1);
  degrees[kMaster] = wholly_if(stronger == 0);
  degrees[kOneStronger] = wholly_if(stronger == 1);
  degrees[kTwoStronger] = wholly_if(stronger == 2);
  degrees[kUnderMaster] = wholly_if(stand.is_under_own_master(bit));
  if (kLeavesNone + left <= kLeavesThree) degrees[kLeavesNone + left] = kWholly;
  degrees[kGuard] = wholly_if(stand.is_guard(bit));
  return degrees;
}

}  // namespace

int worth_of_returning(const Standpoint& stand, int bit) {
  return worth(kWeights, 0, degrees_of_returning(stand, bit));
}

}  // namespace rozbazi::teen_do_paanch
