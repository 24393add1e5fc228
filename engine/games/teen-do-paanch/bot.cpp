#include "engine/games/teen-do-paanch/bot.h"

#include "engine/games/teen-do-paanch/bot_exchange.h"
#include "engine/games/teen-do-paanch/bot_following.h"
#include "engine/games/teen-do-paanch/bot_leading.h"
#include "engine/games/teen-do-paanch/bot_trump.h"
#include "engine/players/most_worth.h"

namespace rozbazi::teen_do_paanch {
namespace {

/// The card of the most worth.
Card best_of(const Deal& seen, Cards choices, int (*worth)(const Standpoint& stand, int bit)) {
  if (std::has_single_bit(choices)) return seen.layout().card_at(lanes::lowest(choices));
  const Standpoint stand(seen);
  return seen.layout().card_at(most_worth(choices, [&](int bit) { return worth(stand, bit); }));
}

}  // namespace

Action choose(const Deal& seen) {
  switch (seen.phase()) {
    case Phase::trump:
      return name_trump(choose_trump(seen));
    case Phase::draw:
      return draw(0);  // the debtor's cards lie in an order that nobody knows: all places are alike
    case Phase::returning:
      return give_back(best_of(seen, seen.returnable(), worth_of_returning));
    case Phase::play:
    case Phase::over:
      break;
  }
  const bool leads = seen.tricks().trick().size == 0;
  return Action::play(best_of(seen, seen.tricks().playable(), leads ? worth_of_leading : worth_of_following));
}

}  // namespace rozbazi::teen_do_paanch
