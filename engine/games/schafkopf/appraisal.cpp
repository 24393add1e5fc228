#include "engine/games/schafkopf/appraisal.h"

#include <bit>

#include "engine/games/schafkopf/deal.h"
#include "engine/players/judgement.h"

namespace rozbazi::schafkopf {
namespace {

// For Rufspiel, Wenz and Solo, in eighths of the price unit. Fitted to how deals went on in which those games were
// played.
using BidWeight = Weight<3>;

constexpr BidWeight kBase{-20, -1029, -276};
constexpr BidWeight kOberOfClubs{65, 0, 477};
constexpr BidWeight kOberOfSpades{82, 0, 710};
constexpr BidWeight kOberOfHearts{80, 0, 646};
constexpr BidWeight kOberOfDiamonds{29, 0, 448};
constexpr BidWeight kUnterOfClubs{8, 1033, 282};
constexpr BidWeight kUnterOfSpades{5, 330, 179};
constexpr BidWeight kUnterOfHearts{7, 26, 114};
constexpr BidWeight kUnterOfDiamonds{-1, -109, 88};
constexpr BidWeight kTrumpAce{9, 0, 200};
constexpr BidWeight kTrumpTen{6, 0, 140};
constexpr BidWeight kTrumpCount{7, 164, 15};
constexpr BidWeight kFewTrumps{-11, -806, 124};
constexpr BidWeight kManyTrumps{-25, 0, -123};
constexpr BidWeight kTopTrumps{26, -127, 382};
// Of each plain suit.
constexpr BidWeight kAce{54, 1607, 269};
constexpr BidWeight kTenWithAce{-6, 595, 194};
constexpr BidWeight kKingWithBoth{-2, 258, -119};
constexpr BidWeight kTenGuarded{10, 730, 165};
constexpr BidWeight kTenAlone{0, -179, 48};
constexpr BidWeight kEmpty{41, 889, -104};
constexpr BidWeight kSingle{6, 408, -134};
constexpr BidWeight kLengthWithAce{-28, -460, -733};
constexpr BidWeight kLengthWithoutAce{-24, -313, -932};
// Of the called suit.
constexpr BidWeight kCalledLength{-35, 0, 0};
constexpr BidWeight kCalledTen{7, 0, 0};
constexpr BidWeight kLead{3, 248, 52};

constexpr const BidWeight* kHonours[] = {&kUnterOfDiamonds, &kUnterOfHearts, &kUnterOfSpades, &kUnterOfClubs,
                                         &kOberOfDiamonds,  &kOberOfHearts,  &kOberOfSpades,  &kOberOfClubs};

using Bid = Judgement<3>;

void judge_trumps(Cards hand, Cards all, Bid& bid) {
  const Cards trumps = hand & kTrumps;
  const int count = std::popcount(trumps);
  for (int honour = 0; honour < 8; ++honour) bid.add_if((trumps >> (kFirstUnter + honour) & 1) != 0, *kHonours[honour]);
  bid.add_if((trumps >> (lanes::kTrumpLane + 6) & 1) != 0, kTrumpAce);
  bid.add_if((trumps >> (lanes::kTrumpLane + 5) & 1) != 0, kTrumpTen);
  bid.add(kTrumpCount, count * 256);
  if (count < 5) bid.add(kFewTrumps, (5 - count) * 256);
  if (count > 6) bid.add(kManyTrumps, (count - 6) * 256);
  const Cards lacking = all & ~trumps;
  bid.add(kTopTrumps, lacking == 0 ? count * 256 : std::popcount(all & lanes::above(lanes::highest(lacking))) * 256);
}

void judge_suit(Cards suit, Bid& bid) {
  const int length = std::popcount(suit);
  const Cards ace = card_mask(6);
  const Cards ten = ace >> 1;
  const Cards king = ten >> 1;
  if ((suit & ace) != 0) {
    bid.add_if(true, kAce);
    bid.add_if((suit & ten) != 0, kTenWithAce);
    bid.add_if((suit & ten) != 0 && (suit & king) != 0, kKingWithBoth);
    bid.add(kLengthWithAce, length * 256);
  } else {
    if ((suit & ten) != 0) bid.add_if(true, length > 1 ? kTenGuarded : kTenAlone);
    bid.add_if(length == 0, kEmpty);
    bid.add_if(length == 1, kSingle);
    bid.add(kLengthWithoutAce, length * 256);
  }
}

}  // namespace

int worth_of_game(Kind kind, std::optional<Suit> suit, Cards hand, bool leads) {
  const Layout layout = is_wenz(kind) ? kWenz : kind == Kind::rufspiel ? kHearts : layout_of(*suit);
  const Cards laid_out = lay_out(hand, layout);
  Bid bid(static_cast<std::size_t>(kind) - static_cast<std::size_t>(Kind::rufspiel));
  bid.add(kBase, 256);
  bid.add_if(leads, kLead);
  judge_trumps(laid_out, trumps_of(layout), bid);
  for (const Suit each : kAllSuits) {
    const Cards of_suit = laid_out >> lane_start(each) & kSuitPlaces;
    if (kind == Kind::rufspiel && each == suit) {
      bid.add(kCalledLength, std::popcount(of_suit) * 256);
      bid.add_if((of_suit >> 5 & 1) != 0, kCalledTen);
    } else if (layout != layout_of(each)) {
      judge_suit(of_suit, bid);
    }
  }
  return bid.sum();
}

int losers(Kind kind, std::optional<Suit> suit, Cards hand, bool leads) {
  const Layout layout = is_wenz(kind) ? kWenz : layout_of(*suit);
  const Cards laid_out = lay_out(hand, layout);
  const Cards deck = deck_of(layout);
  int count = 0;
  for (const Cards lane :
       {kTrumps, suit_lane(Suit::clubs), suit_lane(Suit::diamonds), suit_lane(Suit::hearts), suit_lane(Suit::spades)}) {
    const Cards own = laid_out & lane;
    const Cards out = deck & lane & ~own;
    if (out == 0 || (own == 0 && lane != kTrumps)) continue;
    // Each lead of a card above all that is out draws as many of that as there are others who have some: of trumps,
    // most often one more than it must.
    const int tops = std::popcount(own & lanes::above(lanes::highest(out)));
    const int drawn = tops + (lane == kTrumps && tops > 0 ? 1 : 0);
    if (std::popcount(out) > drawn) count += own == 0 ? 1 : std::popcount(own) - tops;
    // Before it has the lead an ace may be trumped.
    if (kind == Kind::wenz && lane == kTrumps && !leads && std::popcount(out) > 1) ++count;
  }
  return count;
}

Plan best_plan(Kind kind, Cards hand, bool leads) {
  const bool tout = is_tout(kind);
  const Kind base = kind == Kind::wenz_tout ? Kind::wenz : kind == Kind::solo_tout ? Kind::solo : kind;
  Plan best;
  const auto consider = [&](std::optional<Suit> suit) {
    if (tout && losers(base, suit, hand, leads) > 0) return;
    const int worth = worth_of_game(base, suit, hand, leads);
    if (best.kind == Kind::none || worth > best.worth) best = {kind, suit, worth};
  };
  if (is_wenz(kind)) {
    consider(std::nullopt);
  } else {
    for (const Suit suit : kAllSuits) {
      if (kind != Kind::rufspiel || (callable_with(hand) & ace_of(suit)) != 0) consider(suit);
    }
  }
  if (tout) best.worth *= 2;
  return best;
}

}  // namespace rozbazi::schafkopf
