#include "engine/games/belote/thinking.h"

#include <array>
#include <bit>

#include "engine/games/belote/bot.h"
#include "engine/games/belote/memory.h"
#include "engine/games/belote/scoring.h"

namespace rozbazi::belote {
namespace {

constexpr int kSolvedTricks = 5;  // from so many tricks before the end on, play is exact

}  // namespace

Effort Thinking::effort(const Deal& seen) {
  if (seen.phase() != Phase::play) return {16, 4, 60'000};
  return {20, 4, 60'000};
}

void Thinking::consider(const Deal& seen, ActionList& list) {
  if (seen.phase() != Phase::auction) return seen.legal(list);
  list.push_back(kPass);
  const Action usual_bid = usual(seen);
  if (usual_bid != kPass) list.push_back(usual_bid);
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

int Thinking::doubt(const Deal&, int) { return 0; }

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
