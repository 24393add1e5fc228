#include "engine/games/belote/thinking.h"

#include <array>
#include <bit>
#include <cstdlib>

#include "engine/games/belote/bid_values.h"
#include "engine/games/belote/bot.h"
#include "engine/games/belote/doubt.h"
#include "engine/games/belote/memory.h"
#include "engine/games/belote/scoring.h"

namespace rozbazi::belote {
namespace {

constexpr int kSolvedTricks = 3;  // from so many tricks before the end on, play is exact
constexpr int kSteps = 8;

/// Playing a trump would do nothing but take from the partner what he has won for certain.
bool is_partners_trick(const Deal& seen) {
  const Trick& trick = seen.tricks().trick();
  return trick.size == kSeats - 1 && trick.led != kTrumps && same_side(trick.winner, seen.turn());
}

/// Nobody is to take what is no trump suit.
bool may_take(const Deal& seen) {
  const Cards hand = seen.held(seen.turn()) | card_mask(seen.turnup());
  return points_of_take(hand, static_cast<Suit>(seen.turnup() / kLane)) > 0;
}

/// Besides the usual bid: none at all, a take in the first round, ten more or less, and a coinche.
void consider_bids(const Deal& seen, ActionList& list) {
  const Action usual = choose(seen);
  ActionList all;
  seen.legal(all);
  for (const Action action : all) {
    const bool near = is_bid(action) && is_bid(usual) && suit_of(action) == suit_of(usual) &&
                      std::abs(value_of(action) - value_of(usual)) <= 10;
    if (action == usual || action == kPass || action == kCoinche || near || (action == kTake && may_take(seen)))
      list.push_back(action);
  }
}

/// Drawing trumps is the takers' business: a partner feels robbed of his.
bool is_defenders_lead(const Deal& seen) {
  return seen.tricks().trick().size == 0 && !same_side(seen.turn(), seen.contract().declarer) &&
         !Thinking::is_solvable(seen);
}

}  // namespace

// Once the solver takes over at once, a deal costs little.
Effort Thinking::effort(const Deal& seen) {
  if (seen.phase() != Phase::play) return {200, kSteps, 80'000};
  if (is_solvable(seen)) return {80, kSteps, 15'000};
  return seen.tricks().done() < 3 ? Effort{240, kSteps, 120'000} : Effort{150, kSteps, 45'000};
}

void Thinking::consider(const Deal& seen, ActionList& list) {
  if (seen.phase() != Phase::play) return consider_bids(seen, list);
  Cards cards = seen.tricks().playable();
  const bool spares_trumps = is_partners_trick(seen) || is_defenders_lead(seen);
  if (spares_trumps && (cards & ~kTrumps) != 0)
    cards &= ~kTrumps | card_mask(bit_of(seen.layout(), usual(seen).card()));
  for (; cards != 0; cards &= cards - 1) list.push_back(Action::play(card_at(seen.layout(), std::countr_zero(cards))));
}

HiddenCards Thinking::hidden(const Deal& seen) {
  if (seen.phase() == Phase::play) return Memory(seen).hidden();
  const int me = seen.turn();
  const bool classique = seen.mode() == Mode::classique;
  HiddenCards hidden(~seen.held(me) & ~(classique ? card_mask(seen.turnup()) : Cards{0}));
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat != me) hidden.lie_in(seat, seen.cards_held(seat));
  }
  if (classique) hidden.lie_in(HiddenCards::kAside, 11);
  hidden.count_out();
  return hidden;
}

Deal Thinking::redealt(const Deal& seen, const Whereabouts& where, Lottery& lottery) {
  PerSeat<Cards> hands;
  for (int seat = 0; seat < kSeats; ++seat) hands[seat] = seen.held(seat) | static_cast<Cards>(where.in[seat]);
  std::array<std::uint8_t, 11> under{};
  std::size_t count = 0;
  for (auto cards = where.in [HiddenCards::kAside]; cards != 0; cards &= cards - 1) {
    const std::size_t place = lottery.below(static_cast<std::uint32_t>(count + 1));
    under[count++] = under[place];
    under[place] = static_cast<std::uint8_t>(std::countr_zero(cards));
  }
  return seen.with_cards(hands, under);
}

int Thinking::doubt(const Deal& seen, const Deal& deal, Lottery& lottery) { return doubt_of(seen, deal, lottery); }

// In coinche the contract itself is at stake beside the points. The prices of the usual bids are fitted to thousands of
// deals: only what is clearly better is preferred.
int Thinking::trust(const Deal& seen) {
  const int of_card = seen.mode() == Mode::classique ? 8 : 16;
  return seen.phase() == Phase::play ? of_card : 2 * of_card;
}

Action Thinking::usual(const Deal& seen) { return choose(seen); }

bool Thinking::is_solvable(const Deal& deal) {
  return deal.phase() == Phase::play && deal.tricks().done() >= kTricks - kSolvedTricks;
}

int Thinking::worth(const Deal& deal, int seat, int more) {
  Deal ended = deal;
  if (ended.phase() == Phase::play) ended.end_with(seat, more);
  const DealResult result = score(ended);
  return result.scores[seat] - result.scores[next_seat(seat)];
}

}  // namespace rozbazi::belote
