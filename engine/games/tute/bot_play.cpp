#include "engine/games/tute/bot_play.h"

#include <bit>

#include "engine/games/tute/reasons.h"
#include "engine/players/most_worth.h"

namespace rozbazi::tute {
namespace {

/// What a reason is worth, in eighths of a point: leading and following with four players, with three, with two while
/// there is a stock, and with two afterwards.
using Weight = std::int16_t[8];

/// In the order of Reason. Fitted to how deals went on after every card that could be played, then improved in play
/// against each other; that of a tute, which is too rare for it, is set.
constexpr Weight kWeights[kReasons]{
    {-53, 10, -116, -14, -2, -46, -12, 0},                     // kTrick
    {68, 254, 80, 226, 8, 278, 96, 116},                       // kTrickPoints
    {36, 72, 48, 58, 8, 8, 22, 57},                            // kSongWindow
    {0, 0, 0, 0, -38, 6, 0, 0},                                // kExchangeWindow
    {0, 0, 0, 0, -2, -36, 0, 0},                               // kLastDraw
    {0, 0, 0, 0, 5, 249, 0, 0},                                // kExposedPoints
    {0, -8, 0, 0, 0, 0, 0, 0},                                 // kOverPartner
    {-68, -90, -81, -52, -5, -194, -38, 2},                    // kCardPoints
    {-86, -68, -114, -110, -167, -156, -59, -88},              // kBreaksPair
    {0, 0, 0, 0, -194, -190, 0, 0},                            // kBreaksHope
    {-1600, -1600, -1600, -1600, -1600, -1600, -1600, -1600},  // kBreaksTute
    {0, 0, 0, 0, -147, -172, 0, 0},                            // kBreaksExchange
    {-40, -84, -16, -60, 4, -108, -12, 0},                     // kTrump
    {-104, -154, -154, -136, 16, -30, -118, -50},              // kTrumpPoints
    {37, -56, 80, -40, 40, 25, 46, -40},                       // kTrumpMaster
    {126, -10, 196, -18, -84, -126, 36, -84},                  // kTrumpMasterPoints
    {24, 27, -6, 12, 34, 42, 22, 42},                          // kTrumpsAbove
    {-11, 16, 2, 7, 2, -6, 2, 0},                              // kLastTrump
    {-29, 9, -22, 10, 24, -34, -8, -33},                       // kMaster
    {-7, -54, 57, -56, 28, -31, -58, -102},                    // kMasterStands
    {74, -124, 92, -155, 42, -5, 54, -102},                    // kMasterStandsPoints
    {12, -15, 33, -16, 55, 60, 2, 16},                         // kLowPoints
    {-48, -52, -98, -56, -34, -49, -49, 1},                    // kGuardedThree
    {8, -2, -37, -25, -4, -28, -34, -6},                       // kBaresThree
    {-15, 20, -7, 17, 0, 0, 6, 0},                             // kMakesVoid
    {0, 10, 34, 34, 97, -8, 38, 8},                            // kLength
    {52, 0, 62, 0, 2, 0, 50, 0},                               // kLeadRuffed
    {-1, 0, 84, 0, -104, 0, 24, 0},                            // kLeadRuffedPoints
    {-8, 0, -3, 0, 46, 0, 20, 0},                              // kLeadTheirsStronger
    {7, 0, 0, 0, 0, 0, 0, 0},                                  // kLeadPartnerStronger
    {13, 0, 0, 0, 0, 0, 0, 0},                                 // kLeadPartnerRuffs
    {-92, 0, -56, 0, -25, 0, -205, 0},                         // kLeadUnderMaster
    {19, 0, 18, 0, -52, 0, -16, 0},                            // kLeadTrumpTheirs
    {-8, 0, 6, 0, -50, 0, -44, 0},                             // kLeadTrumpMasterTheirs
    {-12, 0, 0, 0, 0, 0, 0, 0},                                // kLeadTrumpPartners
    {1, 0, -2, 0, 4, 0, 30, 0},                                // kLeadTrumpLength
    {-74, 0, -62, 0, -10, 0, -68, 0},                          // kLeadTrumpAllDrawn
};

std::size_t kind_of(const Standpoint& stand) {
  const int table = stand.deal().players() == 4 ? 0 : stand.deal().players() == 3 ? 2 : stand.in_stock() ? 4 : 6;
  return static_cast<std::size_t>(table + (stand.leads() ? 0 : 1));
}

int worth(const Standpoint& stand, std::size_t kind, int bit) {
  const Reasons reasons = reasons_for(stand, bit);
  int sum = 0;
  for (int reason = 0; reason < kReasons; ++reason) sum += kWeights[reason][kind] * reasons.degree[reason];
  return sum;
}

}  // namespace

Card choose_card(const Deal& seen) {
  const Cards playable = seen.playable();
  if (std::has_single_bit(playable)) return seen.layout().card_at(std::countr_zero(playable));

  const Standpoint stand(seen);
  const std::size_t kind = kind_of(stand);
  return seen.layout().card_at(most_worth(playable, [&](int bit) { return worth(stand, kind, bit); }));
}

}  // namespace rozbazi::tute
