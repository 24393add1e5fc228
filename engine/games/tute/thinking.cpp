#include "engine/games/tute/thinking.h"

#include <algorithm>
#include <array>
#include <bit>

#include "engine/games/tute/bot.h"
#include "engine/games/tute/luck.h"
#include "engine/games/tute/memory.h"

namespace rozbazi::tute {
namespace {
constexpr int kSolvedTricks = 3;  // from so many tricks before the end on, play is exact
constexpr int kAllPoints = 120 + kLastTrick;

// A deal won counts a hundred, whatever the margin. Among the few deals that are tried such a step is mostly noise, so
// it is taken for a slope: so many points from a tie the deal is certainly won, and on the way there in proportion.
constexpr int kCertainMargin = 40;
constexpr int kTuteMargin = 250;

/// Whether nothing that matters lies between two cards of the hand that count nothing, `out` being the cards that may
/// yet be played by others, and the one to beat.
bool are_alike(const Deal& seen, Cards out, int one, int other) {
  if (lanes::lane_of_card(one) != lanes::lane_of_card(other) || points_of(one) + points_of(other) > 0) return false;
  if (seen.stock() > 0 && is_trump(one)) return false;  // one of them may fetch the exposed card
  return (lanes::above(std::min(one, other)) & ~lanes::above(std::max(one, other)) & out) == 0;
}

bool has_unsung_pair(const Deal& deal) {
  Cards pairs = 0;
  for (int seat = 0; seat < deal.players(); ++seat) pairs |= pairs_in(deal.tricks().hand(seat));
  return (pairs & ~deal.sung()) != 0;
}

/// What each seat has at the end of the deal; where it is not over, so far.
PerSeat<int> totals(const Deal& deal) {
  PerSeat<int> totals;
  for (int seat = 0; seat < deal.players(); ++seat) totals[seat] = deal.tricks().points(seat);
  for (const Song& song : deal.songs()) totals[song.seat] += song.points;
  if (deal.turn() < 0) totals[deal.tricks().turn()] += kLastTrick;
  return totals;
}

int margin_of_three(const PerSeat<int>& totals, int seat) {
  return totals[seat] - std::max(totals[(seat + 1) % 3], totals[(seat + 2) % 3]);
}

/// What the side has more than the other of two, were it to get so many points more and the other what is left.
int margin_of_sides(const Deal& deal, const PerSeat<int>& totals, SeatSet side, int more) {
  int margin = more;
  int left = deal.turn() < 0 ? 0 : kAllPoints - more;
  for (int seat = 0; seat < deal.players(); ++seat) {
    margin += side.has(seat) ? totals[seat] : -totals[seat];
    if (deal.turn() >= 0) left -= deal.tricks().points(seat);
  }
  return margin - left;
}

}  // namespace

Effort Thinking::effort(const Deal& seen) {
  const bool late = seen.tricks().done() >= 3;
  return {kMostDeals, 6, late ? 7'000u : seen.players() == 2 ? 25'000u : 40'000u};
}

// What can be announced is announced, and of cards that are alike one is enough.
void Thinking::consider(const Deal& seen, ActionList& list) {
  list.push_back(usual(seen));
  if (!list[0].is_card()) return;
  Cards out = ~seen.tricks().hand(seen.turn());
  if (seen.stock() == 0) {
    out = static_cast<Cards>(hidden(seen).hidden());
    if (seen.tricks().trick().size > 0) out |= lanes::card_mask(seen.tricks().trick().best);
  }
  Cards listed = lanes::card_mask(seen.layout().bit_of(list[0].card()));
  for (Cards cards = seen.playable() & ~listed; cards != 0; cards &= cards - 1) {
    const int bit = std::countr_zero(cards);
    bool alike = false;
    for (Cards others = listed; others != 0; others &= others - 1) {
      alike = alike || are_alike(seen, out, bit, std::countr_zero(others));
    }
    if (alike) continue;
    listed |= lanes::card_mask(bit);
    list.push_back(Action::play(seen.layout().card_at(bit)));
  }
}

HiddenCards Thinking::hidden(const Deal& seen) { return remember(seen); }

Deal Thinking::redealt(const Deal& seen, const Whereabouts& where, Lottery& lottery) {
  PerSeat<Cards> hands;
  for (int seat = 0; seat < seen.players(); ++seat) {
    hands[seat] = seen.tricks().hand(seat) | static_cast<Cards>(where.in[seat]);
  }
  std::array<std::uint8_t, 23> under{};
  std::size_t count = 0;
  for (auto cards = where.in [HiddenCards::kAside]; cards != 0; cards &= cards - 1) {
    const std::size_t place = lottery.below(static_cast<std::uint32_t>(count + 1));
    under[count++] = under[place];
    under[place] = static_cast<std::uint8_t>(std::countr_zero(cards));
  }
  return seen.with_cards(hands, {under.data(), count});
}

// The cards to be drawn make much more noise than those in the hands of others.
int Thinking::trust(const Deal& seen) {
  constexpr int kTrust[]{0, 0, 50, 8, 8};
  return kTrust[seen.players()];
}

Action Thinking::usual(const Deal& seen) { return choose(seen); }

// Three play each for himself, which the solver does not know. Pairs are played on until they are sung: to the solver
// only those of one side are worth something.
bool Thinking::is_solvable(const Deal& deal) {
  const int players = deal.players();
  return players != 3 && deal.tricks().done() >= kTricks[players] - kSolvedTricks && !has_unsung_pair(deal);
}

int Thinking::worth(const Deal& deal, int seat, int more) {
  const SeatSet side = side_of(deal.players(), seat);
  if (const int by = deal.contract().tute_by; by >= 0) {
    constexpr int kTute = 2 * kTuteMargin + 100;
    return side.has(by) ? kTute : -kTute;
  }
  const PerSeat<int> all = totals(deal);
  const int margin = deal.players() == 3 ? margin_of_three(all, seat) : margin_of_sides(deal, all, side, more);
  const int luck = deal.players() == 2 ? luck_of(deal, seat) : 0;
  return 2 * margin + 100 * std::clamp(margin, -kCertainMargin, kCertainMargin) / kCertainMargin - luck;
}

bool Counting::is_solvable(const Deal& deal) { return !has_unsung_pair(deal); }

}  // namespace rozbazi::tute
