#include "engine/games/schafkopf/doubt.h"

#include <algorithm>
#include <bit>

#include "engine/games/schafkopf/appraisal.h"
#include "engine/games/schafkopf/bot_bidding.h"

namespace rozbazi::schafkopf {
namespace {

// People do not call as the computer player does: what a call gives away of the hand's worth counts softly, four of the
// payments in sight as a halving, and no call makes a deal impossible.
constexpr int kEighth = 1024;  // 2048ths of a payment
constexpr int kMostOfCall = 400;
// What the rules say of the called ace is certain.
constexpr int kImpossible = 800;

unsigned sayable_in(const Auction& auction) {
  unsigned kinds = 1u << static_cast<unsigned>(Kind::none);
  for (const Kind kind : kCalls) {
    if (kind != Kind::sie && auction.is_high_enough(kind)) kinds |= 1u << static_cast<unsigned>(kind);
  }
  return kinds;
}

/// What the seat's hand promised it from the call that it made; a large loss where the hand does not offer it.
int worth_of_call(const Deal& deal, const Call& call, Cards hand, bool leads) {
  if (call.kind == Kind::none || call.kind == Kind::sie) return 0;
  const Contract contract = deal.contract();
  const bool is_named = call.seat == contract.declarer && call.kind == contract.kind && contract.suit;
  if (is_named && !is_tout(call.kind)) {
    if (call.kind == Kind::rufspiel && (callable_with(hand) & ace_of(*contract.suit)) == 0) {
      return -kImpossible * kEighth;
    }
    return worth_of_game(call.kind, contract.suit, hand, leads);
  }
  const Plan plan = best_plan(call.kind, hand, leads);
  return plan.kind == Kind::none ? -kImpossible * kEighth : plan.worth;
}

int doubt_of_calls(const Deal& deal, int seat) {
  int doubt = 0;
  Auction auction(deal.eldest());
  for (const Call& call : deal.auction().calls()) {
    if (call.seat != seat) {
      const Cards hand = deal.dealt_hand(call.seat);
      const bool leads = call.seat == deal.eldest();
      const int given_away = best_call(sayable_in(auction), hand, leads).worth - worth_of_call(deal, call, hand, leads);
      doubt += std::clamp(given_away / kEighth, 0, kMostOfCall);
    }
    auction.say(call.kind);
  }
  return doubt;
}

/// 7.4b: its holder leads the called suit without the ace only with four or more of it in hand.
int doubt_of_leads(const Deal& deal) {
  const Contract contract = deal.contract();
  if (deal.phase() != Phase::play || contract.kind != Kind::rufspiel) return 0;
  const Cards ace = ace_of(*contract.suit);
  const Cards suit = lane_of_card(std::countr_zero(ace));
  const Tricks& tricks = deal.tricks();
  Cards unplayed = suit;
  for (int order = 0; order < tricks.cards_played(); ++order) {
    const Cards card = card_mask(tricks.card_played(order));
    if (order % kSeats == 0 && (card & suit) != 0) {
      const Cards held = deal.dealt_cards(tricks.leader_of(order / kSeats)) & unplayed;
      // Only the first such lead tells: after it the holder is known.
      return (held & ace) != 0 && card != ace && std::popcount(held) < 4 ? kImpossible : 0;
    }
    unplayed &= ~card;
  }
  return 0;
}

}  // namespace

int doubt_of(const Deal& imagined, int seat) { return doubt_of_calls(imagined, seat) + doubt_of_leads(imagined); }

}  // namespace rozbazi::schafkopf
