#include "engine/games/teen-do-paanch/thinking.h"

#include "engine/games/teen-do-paanch/bot.h"
#include "engine/games/teen-do-paanch/doubt.h"
#include "engine/games/teen-do-paanch/memory.h"

namespace rozbazi::teen_do_paanch {
namespace {

constexpr int kTrick = 32;  // a trick's worth, so that parts of it can be told
constexpr int kTrustInCards = 2;
// Trumps and returns are fitted to whole deals: another one must be better by more than luck.
constexpr int kTrustBeforePlay = 10;

constexpr int kSteps = 4;        // from one imagined deal to the next
constexpr int kEarlyTricks = 3;  // take more thought

}  // namespace

Effort Thinking::effort(const Deal& seen) {
  return seen.tricks().done() < kEarlyTricks ? Effort{kMostDeals, kSteps, 60'000}
                                             : Effort{kMostDeals / 2, kSteps, 7'000};
}

// All places to draw from are alike.
void Thinking::consider(const Deal& seen, ActionList& list) {
  if (seen.phase() == Phase::draw) return list.push_back(usual(seen));
  seen.legal(list);
}

HiddenCards Thinking::hidden(const Deal& seen) {
  if (seen.phase() != Phase::trump) return remember(seen);
  const int me = seen.turn();
  HiddenCards hidden(deck_cards(seen.layout_number()) & ~seen.held(me));
  for (int seat = 0; seat < kSeats; ++seat) hidden.lie_in(seat, seat == me ? kHand - seen.cards_held(me) : kHand);
  hidden.count_out();
  return hidden;
}

Deal Thinking::redealt(const Deal& seen, const Whereabouts& where, Lottery& lottery) {
  PerSeat<Cards> hands;
  for (int seat = 0; seat < kSeats; ++seat) hands[seat] = seen.held(seat) | where.in[seat];
  return seen.with_cards(hands, HiddenOrder(lottery.below(1u << 31)));
}

int Thinking::doubt(const Deal& seen, const Deal& deal, Lottery& lottery) { return doubt_of(seen, deal, lottery); }

int Thinking::trust(const Deal& seen) { return seen.phase() == Phase::play ? kTrustInCards : kTrustBeforePlay; }

Action Thinking::usual(const Deal& seen) { return choose(seen); }

// A trick more is also a card more to draw in the next deal, or one less to give: both count by tricks, whatever the
// target, and so do the points.
int Thinking::worth(const Deal& deal, int seat, int more) { return kTrick * (deal.tricks().taken(seat) + more); }

}  // namespace rozbazi::teen_do_paanch
