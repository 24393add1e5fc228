// What speaks for and against playing a card, before it is weighed (bot_play.cpp). A reason holds to a degree: 256 is
// wholly, as a chance is; where a reason is about points, 16 is one point.
#pragma once

#include "engine/games/tute/standpoint.h"

namespace rozbazi::tute {

enum Reason : int {
  // The trick.
  kTrick,           // the own side takes it
  kTrickPoints,     // … and the points that will lie in it
  kSongWindow,      // it is taken by this seat, which has a pair to sing then
  kExchangeWindow,  // … or the seven or two to exchange
  kLastDraw,        // it is the last of the stock phase and lost, which brings the exposed card
  kExposedPoints,   // … and its points
  kOverPartner,     // it was the partner's already
  // The card itself.
  kCardPoints,
  kBreaksPair,  // of a pair to be sung
  kBreaksHope,  // its mate may still be drawn
  kBreaksTute,
  kBreaksExchange,  // it is the seven or two that fetches the exposed card
  // A trump.
  kTrump,
  kTrumpPoints,
  kTrumpMaster,  // no stronger one is out
  kTrumpMasterPoints,
  kTrumpsAbove,
  kLastTrump,
  // A card of another suit.
  kMaster,
  kMasterStands,  // nobody trumps it
  kMasterStandsPoints,
  kLowPoints,  // no master
  kGuardedThree,
  kBaresThree,
  kMakesVoid,
  kLength,
  // A lead.
  kLeadRuffed,
  kLeadRuffedPoints,
  kLeadTheirsStronger,  // an opponent holds a stronger card of the suit, and must play it
  kLeadPartnerStronger,
  kLeadPartnerRuffs,
  kLeadUnderMaster,  // away from the own master of the suit
  kLeadTrumpTheirs,  // draws the opponents' trumps
  kLeadTrumpMasterTheirs,
  kLeadTrumpPartners,
  kLeadTrumpLength,
  kLeadTrumpAllDrawn,
  kReasons,
};

struct Reasons {
  int degree[kReasons]{};
};

/// The reasons for playing the card of that bit, one of several that may be played.
Reasons reasons_for(const Standpoint& stand, int bit);

}  // namespace rozbazi::tute
