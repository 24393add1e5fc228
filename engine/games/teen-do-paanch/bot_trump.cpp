#include "engine/games/teen-do-paanch/bot_trump.h"

#include "engine/games/teen-do-paanch/reasons.h"

namespace rozbazi::teen_do_paanch {
namespace {

enum TrumpReason : std::size_t {
  kFirst,  // the highest trump, then the next ones
  kSecond,
  kThird,
  kFourth,
  kFifth,
  kNoTrump,  // in hand; each further one has its own worth
  kOneTrump,
  kTwoTrumps,
  kThreeTrumps,
  kFourTrumps,
  kFiveTrumps,
  kAces,  // beside trumps, as the three that follow
  kKings,
  kKingUnderAce,
  kVoids,
  kReasons
};

constexpr Weights<kReasons, 1> kWeights = {
    {537},    // kFirst
    {479},    // kSecond
    {29},     // kThird
    {35},     // kFourth
    {-18},    // kFifth
    {-1199},  // kNoTrump
    {-765},   // kOneTrump
    {-155},   // kTwoTrumps
    {449},    // kThreeTrumps
    {1011},   // kFourTrumps
    {660},    // kFiveTrumps
    {491},    // kAces
    {319},    // kKings
    {-23},    // kKingUnderAce
    {125},    // kVoids
};

Degrees<kReasons> degrees_of_trump(const Deal& seen, Suit trump) {
  const LayoutNumber number = layout_number(seen.high_sevens(), static_cast<int>(trump));
  const Cards deck = deck_cards(number);
  const Cards hand = lay_out(seen.held(seen.turn()), trump);
  Degrees<kReasons> degrees{};
  degrees[kNoTrump + static_cast<std::size_t>(std::popcount(hand & lanes::kTrumps))] = kWholly;
  Cards trumps = deck & lanes::kTrumps;
  for (std::size_t place = kFirst; place <= kFifth; ++place) {
    const Cards highest = lanes::card_mask(lanes::highest(trumps));
    trumps ^= highest;
    degrees[place] = wholly_if((hand & highest) != 0);
  }
  for (const Suit suit : kAllSuits) {
    if (suit == trump) continue;
    const Cards lane = lanes::suit_lane(suit);
    const Cards ace = lanes::card_mask(lanes::highest(deck & lane));
    const bool has_ace = (hand & ace) != 0;
    const bool has_king = (hand & ace >> 1) != 0;
    degrees[kAces] += wholly_if(has_ace);
    degrees[kKings] += wholly_if(has_king);
    degrees[kKingUnderAce] += wholly_if(has_ace && has_king);
    degrees[kVoids] += wholly_if((hand & lane) == 0);
  }
  return degrees;
}

}  // namespace

Suit choose_trump(const Deal& seen) {
  Suit best = Suit::clubs;
  int most = 0;
  for (const Suit suit : kAllSuits) {
    const int found = worth(kWeights, 0, degrees_of_trump(seen, suit));
    if (suit == Suit::clubs || found > most) {
      most = found;
      best = suit;
    }
  }
  return best;
}

}  // namespace rozbazi::teen_do_paanch
