#include "engine/games/schafkopf/bot_easy.h"

#include <bit>

#include "engine/games/schafkopf/appraisal.h"
#include "engine/players/most_worth.h"

namespace rozbazi::schafkopf {
namespace {

constexpr int kMoney = 2048;  // of a plan's worth
// A beginner wants to be sure, the more the dearer the game.
constexpr int kForRufspiel = 15 * kMoney;
constexpr int kForSolo = 120 * kMoney;
constexpr int kDear = 10;  // points that are worth a trump, or too many to lose

Action call_easily(const Deal& seen) {
  const unsigned sayable = seen.sayable();
  const auto dares = [&](Kind kind, int worth) {
    if ((sayable >> static_cast<unsigned>(kind) & 1) == 0) return false;
    const Plan plan = best_plan(kind, seen.held(seen.turn()), seen.turn() == seen.eldest());
    return plan.kind != Kind::none && plan.worth >= worth;
  };
  if ((sayable >> static_cast<unsigned>(Kind::sie) & 1) != 0) return call(Kind::sie);
  if (dares(Kind::solo, kForSolo)) return call(Kind::solo);
  return dares(Kind::rufspiel, kForRufspiel) ? call(Kind::rufspiel) : kPass;
}

/// The longest suit becomes trump; the ace of the shortest that may be called is called.
Action name_easily(const Deal& seen) {
  const bool solo = names_trump(seen.contract().kind);
  Suit best = Suit::hearts;
  int most = -kTricks - 1;
  for (const Suit suit : kAllSuits) {
    if (!solo && (seen.callable() & ace_of(suit)) == 0) continue;
    const Layout layout = solo ? layout_of(suit) : kHearts;
    const Cards lane = solo ? kTrumps : suit_lane(suit);
    const int length = std::popcount(lay_out(seen.held(seen.turn()), layout) & lane);
    if (const int worth = solo ? length : -length; worth > most) {
      most = worth;
      best = suit;
    }
  }
  return solo ? name_trump(best) : call_ace(best);
}

/// Whom a beginner takes for a friend: those of the side that is known to be his.
bool is_friend(const Deal& seen, int seat) {
  const Contract contract = seen.contract();
  if (contract.kind == Kind::ramsch) return false;
  const auto declares = [&](int each) { return each == contract.declarer || each == contract.partner; };
  // Who is not the partner himself, and does not know him, knows the caller alone to be a foe.
  if (contract.kind == Kind::rufspiel && contract.partner < 0) return false;
  return declares(seat) == declares(seen.turn());
}

int fewest_points(Cards cards) {
  return most_worth(cards, [](int bit) { return -points_of(bit) * 64 - bit; });
}
int most_points(Cards cards) {
  return most_worth(cards, [](int bit) { return points_of(bit); });
}

/// The caller and who has the ace lead trumps from the top, others their aces; in a Ramsch one leads what is low.
int lead_easily(const Deal& seen, Cards cards) {
  const Contract contract = seen.contract();
  const int me = seen.turn();
  if (contract.kind == Kind::ramsch) return fewest_points(cards);
  const Cards trumps = cards & kTrumps;
  if ((me == contract.declarer || me == contract.partner) && trumps != 0) return lanes::highest(trumps);
  const Cards plain = cards & ~kTrumps;
  if (plain == 0) return fewest_points(cards);
  const int dearest = most_points(plain);
  return points_of(dearest) > kDear ? dearest : fewest_points(plain);
}

int follow_easily(const Deal& seen, Cards cards) {
  const Trick& trick = seen.tricks().trick();
  const bool last = trick.size == kSeats - 1;
  const Cards higher = lanes::above(trick.best);
  const Cards winners = cards & (lane_of_card(trick.best) == kTrumps ? higher : higher | kTrumps);
  if (seen.contract().kind == Kind::ramsch) {
    const Cards losers = cards & ~winners;
    return losers != 0 ? most_points(losers) : fewest_points(cards);
  }
  if (is_friend(seen, trick.winner)) return last ? most_points(cards) : fewest_points(cards);
  // A trump on another suit is for a trick with points in it.
  const bool follows = (cards & trick.led) != 0;
  if (winners == 0 || (!follows && trick.points < kDear)) return fewest_points(cards);
  return last || follows ? lanes::highest(winners) : std::countr_zero(winners);
}

}  // namespace

Action choose_easily(const Deal& seen) {
  if (seen.phase() == Phase::auction) return call_easily(seen);
  if (seen.phase() == Phase::declare) return name_easily(seen);
  const Cards cards = seen.tricks().playable();
  const int bit = seen.tricks().trick().size == 0 ? lead_easily(seen, cards) : follow_easily(seen, cards);
  return Action::play(card_at(seen.layout(), bit));
}

}  // namespace rozbazi::schafkopf
