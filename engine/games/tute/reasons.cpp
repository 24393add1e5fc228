#include "engine/games/tute/reasons.h"

#include <algorithm>

namespace rozbazi::tute {
namespace {

constexpr int kPoint = 16;
constexpr int kPointsToCome = 3;  // on average, from each player who has not played yet

constexpr Cards kThrees = all_of(Rank::three);

/// What these cards let the seat sing at the next occasion.
int song_to_come(const Deal& deal, Cards hand) {
  const Cards pairs = pairs_in(hand) & ~deal.sung();
  return pairs == 0 ? 0 : song_points(lanes::card_mask(lanes::highest(pairs)));
}

/// The chance to draw one of them yet.
int chance_to_draw(const Standpoint& stand, Cards cards) {
  if (!stand.in_stock()) return 0;
  if ((cards & lanes::card_mask(stand.deal().exposed())) != 0) return kCertain / 2;
  return stand.hidden().chance_of_any(HiddenCards::kAside, cards) / 2;
}

/// What the exposed card is worth to who gets it, in points.
int worth_of_exposed(const Deal& deal) { return 4 + points_of(deal.exposed()); }

/// The card of the hand that can be exchanged for the exposed one, or none.
Cards exchange_card(const Standpoint& stand) {
  // Before the last draw it is too late: the next lead finds no stock.
  if (stand.deal().stock() <= 2) return 0;
  const int bit = exchanged_for(stand.deal().exposed());
  return bit == lanes::kNoBit ? 0 : stand.hand() & lanes::card_mask(bit);
}

/// What the others will add to the trick.
int points_to_come(const Standpoint& stand, int bit) {
  const Deal& deal = stand.deal();
  const int to_play = deal.players() - 1 - stand.trick().size;
  if (deal.players() > 2 || stand.in_stock() || to_play == 0) return kPointsToCome * to_play;
  // Of two players each knows the other's hand once the stock is drawn: he must add at least so many.
  Tricks tricks = deal.tricks();
  tricks.set_hand(tricks.order().after(stand.me()), stand.hidden().hidden());
  tricks.play(bit);
  int least = points_of(lanes::highest(tricks.playable()));
  for (Cards replies = tricks.playable(); replies != 0; replies &= replies - 1) {
    least = std::min(least, points_of(lanes::lowest(replies)));
  }
  return least;
}

void judge_trick(const Standpoint& stand, int bit, Reasons& reasons) {
  const Deal& deal = stand.deal();
  const int won = stand.chance_of_trick(bit);
  const int last_trick = stand.last_trick() ? kLastTrick : 0;
  const int at_stake = stand.trick().points + points_of(bit) + points_to_come(stand, bit) + last_trick;
  int* degree = reasons.degree;
  degree[kTrick] = won;
  degree[kTrickPoints] = won * at_stake / kPoint;
  if (stand.beats(bit)) {
    degree[kSongWindow] = won * song_to_come(deal, stand.hand() & ~lanes::card_mask(bit)) / kPoint;
    if (exchange_card(stand) != 0) degree[kExchangeWindow] = won * worth_of_exposed(deal) / kPoint;
    degree[kOverPartner] = stand.partner_wins() ? kCertain : 0;
  }
  if (deal.stock() == 2) {
    degree[kLastDraw] = kCertain - won;
    degree[kExposedPoints] = (kCertain - won) * points_of(deal.exposed()) / kPoint;
  }
}

void judge_songs(const Standpoint& stand, int bit, Reasons& reasons) {
  const Cards card = lanes::card_mask(bit);
  if ((card & (kKings | kCaballos)) == 0) return;
  const bool king = (card & kKings) != 0;
  const Cards caballo = king ? card >> 1 : card;
  const Cards mate = with_kings(caballo) & ~card;
  if ((caballo & stand.deal().sung()) == 0) {
    const int points = song_points(caballo);
    if ((stand.hand() & mate) != 0) {
      reasons.degree[kBreaksPair] = points * kPoint;
    } else {
      reasons.degree[kBreaksHope] = points * chance_to_draw(stand, mate) / kPoint;
    }
  }
  const Cards all_four = king ? kKings : kCaballos;
  const Cards held = stand.hand() & all_four;
  if (has_tute(held, all_four)) reasons.degree[kBreaksTute] = kCertain;
  if (std::popcount(held) == kSuits - 1) reasons.degree[kBreaksTute] = chance_to_draw(stand, all_four & ~held);
}

void judge_trump(const Standpoint& stand, int bit, Reasons& reasons) {
  int* degree = reasons.degree;
  if (lanes::card_mask(bit) == exchange_card(stand)) degree[kBreaksExchange] = worth_of_exposed(stand.deal()) * kPoint;
  const int points = points_of(bit);
  const bool master = stand.is_master(bit);
  degree[kTrump] = kCertain;
  degree[kTrumpPoints] = points * kPoint;
  degree[kTrumpMaster] = master ? kCertain : 0;
  degree[kTrumpMasterPoints] = master ? points * kPoint : 0;
  degree[kTrumpsAbove] = std::popcount(stand.stronger_out(bit)) * kCertain / 4;
  degree[kLastTrump] = stand.length(kTrumps) == 1 ? kCertain : 0;
  if (!stand.leads()) return;
  const int theirs = stand.expected_theirs(kTrumps);
  degree[kLeadTrumpTheirs] = theirs / 4;
  degree[kLeadTrumpMasterTheirs] = master ? theirs / 4 : 0;
  degree[kLeadTrumpLength] = stand.length(kTrumps) * kCertain / 4;
  degree[kLeadTrumpAllDrawn] = theirs == 0 ? kCertain : 0;
  if (stand.partner() >= 0) degree[kLeadTrumpPartners] = stand.hidden().expected(stand.partner(), kTrumps) / 4;
}

void judge_plain(const Standpoint& stand, int bit, Reasons& reasons) {
  int* degree = reasons.degree;
  const Cards card = lanes::card_mask(bit);
  const Cards lane = lanes::lane_of_card(bit);
  const Cards hand = stand.hand();
  const int points = points_of(bit);
  const int length = stand.length(lane);
  const int ruff = stand.chance_of_ruff(lane);
  if (stand.is_master(bit)) {
    degree[kMaster] = kCertain;
    degree[kMasterStands] = kCertain - ruff;
    degree[kMasterStandsPoints] = (kCertain - ruff) * points / kPoint;
  } else {
    degree[kLowPoints] = points * kPoint;
  }
  const bool ace_out = stand.stronger_out(lanes::highest(kThrees & lane)) != 0;
  const bool has_three = (hand & kThrees & lane) != 0;
  if (has_three && ace_out && length > 1) {
    if ((card & kThrees) != 0) degree[kGuardedThree] = kCertain;
    if ((card & kThrees) == 0 && length == 2) degree[kBaresThree] = kCertain;
  }
  degree[kMakesVoid] = length == 1 && stand.length(kTrumps) > 0 && !stand.in_stock() ? kCertain : 0;
  degree[kLength] = length * kCertain / 8;
  if (!stand.leads()) return;
  degree[kLeadRuffed] = ruff;
  degree[kLeadRuffedPoints] = ruff * points / kPoint;
  degree[kLeadTheirsStronger] = stand.chance_of_theirs(lanes::above(bit));
  degree[kLeadUnderMaster] = stand.is_master(lanes::highest(hand & lane)) && !stand.is_master(bit) ? kCertain : 0;
  if (stand.partner() < 0) return;
  const HiddenCards& hidden = stand.hidden();
  const int follows = hidden.chance_of_any(stand.partner(), lane);
  degree[kLeadPartnerStronger] = hidden.chance_of_any(stand.partner(), lanes::above(bit));
  degree[kLeadPartnerRuffs] = (kCertain - follows) * hidden.chance_of_any(stand.partner(), kTrumps) / kCertain;
}

}  // namespace

Reasons reasons_for(const Standpoint& stand, int bit) {
  Reasons reasons;
  judge_trick(stand, bit, reasons);
  reasons.degree[kCardPoints] = points_of(bit) * kPoint;
  judge_songs(stand, bit, reasons);
  if (is_trump(bit)) {
    judge_trump(stand, bit, reasons);
  } else {
    judge_plain(stand, bit, reasons);
  }
  return reasons;
}

}  // namespace rozbazi::tute
