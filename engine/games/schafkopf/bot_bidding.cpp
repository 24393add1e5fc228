#include "engine/games/schafkopf/bot_bidding.h"

namespace rozbazi::schafkopf {
namespace {

constexpr int kWorthOfSie = 1'560 * 2048;  // what it is paid (10.5)

bool leads(const Deal& seen) { return seen.turn() == seen.eldest(); }

}  // namespace

Plan best_call(unsigned sayable, Cards hand, bool leads) {
  Plan best;  // passing, worth 0
  for (const Kind kind : kCalls) {
    if ((sayable >> static_cast<unsigned>(kind) & 1) == 0) continue;
    if (kind == Kind::sie) return {kind, std::nullopt, kWorthOfSie};
    if (const Plan plan = best_plan(kind, hand, leads); plan.worth > best.worth) best = plan;
  }
  return best;
}

Action choose_call(const Deal& seen) {
  const Plan best = best_call(seen.sayable(), seen.held(seen.turn()), leads(seen));
  return best.kind == Kind::none ? kPass : call(best.kind);
}

Action choose_suit(const Deal& seen) {
  const Kind kind = seen.contract().kind;
  const Cards hand = seen.held(seen.turn());
  Plan plan = best_plan(kind, hand, leads(seen));
  if (plan.kind == Kind::none) plan = best_plan(Kind::solo, hand, leads(seen));  // a Tout that it would not have called
  return names_trump(kind) ? name_trump(*plan.suit) : call_ace(*plan.suit);
}

}  // namespace rozbazi::schafkopf
