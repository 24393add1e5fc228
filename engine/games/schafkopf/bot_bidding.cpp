#include "engine/games/schafkopf/bot_bidding.h"

#include "engine/games/schafkopf/appraisal.h"

namespace rozbazi::schafkopf {
namespace {

bool leads(const Deal& seen) { return seen.turn() == seen.eldest(); }

}  // namespace

Action choose_call(const Deal& seen) {
  const unsigned sayable = seen.sayable();
  Kind best = Kind::none;
  int most = 0;  // what passing is worth
  for (const Kind kind : kCalls) {
    if ((sayable >> static_cast<unsigned>(kind) & 1) == 0) continue;
    if (kind == Kind::sie) return call(kind);
    if (const Plan plan = best_plan(kind, seen.held(seen.turn()), leads(seen)); plan.worth > most) {
      most = plan.worth;
      best = kind;
    }
  }
  return best == Kind::none ? kPass : call(best);
}

Action choose_suit(const Deal& seen) {
  const Kind kind = seen.contract().kind;
  const Cards hand = seen.held(seen.turn());
  Plan plan = best_plan(kind, hand, leads(seen));
  if (plan.kind == Kind::none) plan = best_plan(Kind::solo, hand, leads(seen));  // a Tout that it would not have called
  return names_trump(kind) ? name_trump(*plan.suit) : call_ace(*plan.suit);
}

}  // namespace rozbazi::schafkopf
