#include "engine/games/schafkopf/thinking.h"

#include <bit>

#include "engine/games/schafkopf/bot.h"
#include "engine/games/schafkopf/doubt.h"
#include "engine/games/schafkopf/scoring.h"

namespace rozbazi::schafkopf {
namespace {

constexpr int kSolvedTricks = 5;  // from so many tricks before the end on, play is exact
constexpr Effort kForCalls{24, 6, 80'000};
constexpr Effort kForCards{20, 6, 120'000};
constexpr std::uint64_t kLateNodes = 50'000;  // from the fourth trick on
// Who loses a Ramsch hangs on a few points, and nothing is solved: many deals tell more, and are soon played.
constexpr Effort kForRamsch{80, 4, 120'000};
// What was gained or lost at the usual tariff (10.5) decides here as it does on a board of the day.
constexpr Tariff kUsualTariff{};

/// Cards of one hand that are worth the same, with no other seat's card between them, do the same: one of each is
/// considered, the usual one if it is among them.
void consider_cards(const Deal& seen, ActionList& list) {
  const int usual_bit = bit_of(seen.layout(), choose(seen).card());
  Cards between = Memory(seen).hidden();
  const Tricks& tricks = seen.tricks();
  for (int order = tricks.done() * kSeats; order < tricks.cards_played(); ++order) {
    between |= card_mask(tricks.card_played(order));
  }
  int before = -1;
  int considered = -1;
  for (Cards cards = tricks.playable(); cards != 0; cards &= cards - 1) {
    const int bit = std::countr_zero(cards);
    const bool alike = before >= 0 && lane_of_card(bit) == lane_of_card(before) &&
                       points_of(bit) == points_of(before) &&
                       (between & lanes::above(before) & ~lanes::above(bit)) == 0;
    if (!alike && considered >= 0) list.push_back(Action::play(card_at(seen.layout(), considered)));
    if (!alike || bit == usual_bit) considered = bit;
    before = bit;
  }
  list.push_back(Action::play(card_at(seen.layout(), considered)));
}

}  // namespace

Effort Thinking::effort(const Deal& seen) {
  if (seen.phase() != Phase::play) return kForCalls;
  Effort effort = seen.contract().kind == Kind::ramsch ? kForRamsch : kForCards;
  if (seen.tricks().done() >= 3) effort.nodes = kLateNodes;
  return effort;
}

void Thinking::consider(const Deal& seen, ActionList& list) {
  if (seen.phase() == Phase::play) return consider_cards(seen, list);
  seen.legal(list);
}

HiddenCards Thinking::hidden(const Deal& seen) { return Memory(seen); }

Deal Thinking::redealt(const Deal& seen, const Whereabouts& where, Lottery&) {
  PerSeat<Cards> hands;
  for (int seat = 0; seat < kSeats; ++seat) hands[seat] = seen.held(seat) | where.in[seat];
  return seen.with_cards(hands);
}

int Thinking::doubt(const Deal& seen, const Deal& imagined, Lottery&) { return doubt_of(imagined, seen.turn()); }

// In thousandths of a payment. A call commits to a whole deal; and a defender's lead while nobody knows who holds the
// called ace is about finding that out, which with open cards seems worth nothing.
int Thinking::trust(const Deal& seen) {
  const Tricks& tricks = seen.tricks();
  if (seen.phase() != Phase::play) return 3'000;
  const bool defends = seen.turn() != seen.contract().declarer && (seen.held(seen.turn()) & tricks.called()) == 0;
  return tricks.called() != 0 && tricks.trick().size == 0 && defends ? 5'000 : 1'500;
}

Action Thinking::usual(const Deal& seen) { return choose(seen); }

// In a Ramsch each seat is for itself, which no search of two sides tells: it is played out to its end.
bool Thinking::is_solvable(const Deal& deal) {
  return deal.phase() == Phase::play && deal.contract().kind != Kind::ramsch &&
         deal.tricks().done() >= kTricks - kSolvedTricks;
}

SeatSet Thinking::side(const Deal& deal, int) {
  const Contract contract = deal.contract();
  SeatSet side = SeatSet::of(contract.declarer);
  if (contract.partner >= 0) side.add(contract.partner);
  return side;
}

int Thinking::worth(const Deal& deal, int seat, int more) {
  Deal ended = deal;
  if (ended.phase() == Phase::play) ended.end_with(more);
  return daily_scores(score(kUsualTariff, ended), ended.contract())[seat];
}

}  // namespace rozbazi::schafkopf
