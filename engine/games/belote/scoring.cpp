#include "engine/games/belote/scoring.h"

namespace rozbazi::belote {
namespace {

constexpr int kAllTricks = 250;    // capot in place of the 162 (10)
constexpr int kBelote = 20;        // 8.1
constexpr int kLeastToMake = 82;   // 11.1
constexpr int kDoubledBase = 160;  // 11.4

/// What one side has in its tricks and hands.
struct Side {
  SeatSet seats;
  int cards = 0;
  int last_trick = 0;
  bool capot = false;
  int announced = 0;
  int belote = 0;

  /// Cards and last trick, or 250 for all tricks; a side without a trick has nothing.
  int in_tricks() const { return capot ? kAllTricks : cards + last_trick; }
  int total() const { return in_tricks() + announced + belote; }
};

struct Sides {
  Side takers;
  Side defenders;
  bool capot() const { return takers.capot || defenders.capot; }
};

Side side(const Deal& deal, int seat) {
  const int partner = (seat + 2) % kSeats;
  Side side;
  side.seats = side_of(seat);
  side.cards = deal.tricks().points(seat) + deal.tricks().points(partner);
  side.last_trick = same_side(deal.tricks().turn(), seat) ? kLastTrick : 0;
  side.capot = deal.tricks().taken(seat) + deal.tricks().taken(partner) == kTricks;
  side.belote = deal.belote() >= 0 && same_side(deal.belote(), seat) ? kBelote : 0;
  if (deal.counting() == seat % 2) {
    for (const Announcement& each : deal.announcements()) {
      if (same_side(each.seat, seat)) side.announced += each.points;
    }
  }
  return side;
}

Sides sides(const Deal& deal) {
  const int taker = deal.contract().declarer;
  return {side(deal, taker), side(deal, next_seat(taker))};
}

// 11.1 and 11.2
bool reaches_bid(const Side& takers, int value) {
  if (value == kCapot) return takers.capot;
  const int points = takers.in_tricks() + takers.belote;
  return points >= value && points >= kLeastToMake;
}

Verdict judge(const Deal& deal, const Sides& sides) {
  if (deal.mode() == Mode::coinche) {
    return reaches_bid(sides.takers, deal.contract().value) ? Verdict::made : Verdict::failed;
  }
  const int margin = sides.takers.total() - sides.defenders.total();
  return margin > 0 ? Verdict::made : margin < 0 ? Verdict::failed : Verdict::litige;
}

/// A line for each side, the takers' first; lines of 0 points are left out.
void add_both(DealResult& result, const Sides& sides, std::string_view item, int takers, int defenders) {
  if (takers != 0) result.add(sides.takers.seats, item, takers);
  if (defenders != 0) result.add(sides.defenders.seats, item, defenders);
}

void add_tricks(DealResult& result, const Sides& sides) {
  const auto& [takers, defenders] = sides;
  if (sides.capot()) {
    add_both(result, sides, "capot", takers.capot ? kAllTricks : 0, defenders.capot ? kAllTricks : 0);
    return;
  }
  add_both(result, sides, "card_points", takers.cards, defenders.cards);
  add_both(result, sides, "last_trick", takers.last_trick, defenders.last_trick);
}

/// What a litige holds back: all of the takers' but their belote (10.2).
int held_by_litige(const Side& takers) { return takers.total() - takers.belote; }

// 10
void score_classique(const Deal& deal, const Sides& sides, Verdict verdict, DealResult& result) {
  const auto& [takers, defenders] = sides;
  const Side& winners = verdict == Verdict::failed ? defenders : takers;
  if (verdict == Verdict::failed) {
    result.add(defenders.seats, defenders.capot ? "capot" : "dedans", defenders.capot ? kAllTricks : kAllCards);
    add_both(result, sides, "announcements", 0, takers.announced + defenders.announced);
  } else {
    add_tricks(result, sides);
    add_both(result, sides, "announcements", takers.announced, defenders.announced);
  }
  add_both(result, sides, "belote", takers.belote, defenders.belote);
  if (verdict == Verdict::litige) {
    add_both(result, sides, "litige_held", -held_by_litige(takers), 0);
    return;
  }
  if (deal.pot() != 0) result.add(winners.seats, "litige_pot", deal.pot());
  result.winners = winners.seats;
}

// 11.3: to the nearest ten, five goes up.
int rounding(int points) { return (points + 5) / 10 * 10 - points; }

// 11
void score_coinche(const Deal& deal, const Sides& sides, Verdict verdict, DealResult& result) {
  const auto& [takers, defenders] = sides;
  const Contract& contract = deal.contract();
  const Side& winners = verdict == Verdict::made ? takers : defenders;
  if (verdict == Verdict::made && contract.multiplier == 1) {
    add_tricks(result, sides);
    if (!sides.capot()) {
      add_both(result, sides, "rounding", rounding(takers.in_tricks()), rounding(defenders.in_tricks()));
    }
  } else {
    result.add(winners.seats, "base_160", kDoubledBase);
  }
  result.add(winners.seats, "contract", contract.multiplier * contract.value);
  add_both(result, sides, "belote", takers.belote, defenders.belote);
  result.winners = winners.seats;
}

}  // namespace

DealResult score(const Deal& deal) {
  DealResult result;
  if (!deal.trump_chosen()) return result;
  for (int seat = 0; seat < kSeats; ++seat) {
    result.tricks[seat] = deal.tricks().taken(seat);
    result.points[seat] = deal.tricks().points(seat);
  }
  const Sides both = sides(deal);
  const Verdict verdict = judge(deal, both);
  if (deal.mode() == Mode::classique) {
    score_classique(deal, both, verdict, result);
  } else {
    score_coinche(deal, both, verdict, result);
  }
  return result;
}

Outcome outcome(const Deal& deal) {
  Outcome outcome;
  outcome.mode = deal.mode();
  if (!deal.trump_chosen()) return outcome;
  outcome.verdict = judge(deal, sides(deal));
  outcome.contract = deal.contract();
  outcome.belote = static_cast<std::int8_t>(deal.belote());
  if (outcome.verdict == Verdict::litige) outcome.held = static_cast<std::int16_t>(pot_after(deal));
  for (const Announcement& each : deal.announcements()) {
    if (each.seat % 2 == deal.counting()) outcome.announcements.push_back(each);
  }
  return outcome;
}

int pot_after(const Deal& deal) {
  if (!deal.trump_chosen()) return deal.pot();
  const Sides both = sides(deal);
  return judge(deal, both) == Verdict::litige ? deal.pot() + held_by_litige(both.takers) : 0;
}

}  // namespace rozbazi::belote
