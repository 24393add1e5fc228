#include "engine/games/five-hundred/bot_play.h"

#include "engine/games/five-hundred/bot_following.h"
#include "engine/games/five-hundred/bot_leading.h"
#include "engine/games/five-hundred/bot_misere.h"
#include "engine/players/most_worth.h"

namespace rozbazi::five_hundred {
namespace {

using Worth = int (*)(const Standpoint& stand, int bit);

Worth worth_in(const Standpoint& stand) {
  const bool leads = stand.trick().size == 0;
  if (!is_misere(stand.game())) return leads ? worth_of_leading : worth_of_following;
  if (stand.is_declarer()) return leads ? worth_of_declarers_lead : worth_of_ducking;
  return leads ? worth_of_attack : worth_of_following_misere;
}

/// The suit to ask for with the joker: where the own hand has most to follow up with.
Suit suit_to_ask(const Standpoint& stand) {
  Suit best = Suit::clubs;
  int most = -1;
  for (const Suit suit : kAllSuits) {
    const Cards lane = suit_lane(suit);
    if ((stand.tricks().askable() & lane) == 0) continue;
    const int length = stand.length(lane);
    const int worth = 16 * length + (length > 0 ? place_of(lanes::highest(stand.hand() & lane)) : 0);
    if (worth > most) {
      most = worth;
      best = suit;
    }
  }
  return best;
}

}  // namespace

Action choose_card(const Deal& seen) {
  const Standpoint stand(seen);
  const Worth worth = worth_in(stand);
  const int best = most_worth(seen.tricks().playable(), [&](int bit) { return worth(stand, bit); });
  if (seen.tricks().asks(best)) return lead_joker(suit_to_ask(stand));
  return Action::play(card_at(seen.layout(), best));
}

}  // namespace rozbazi::five_hundred
