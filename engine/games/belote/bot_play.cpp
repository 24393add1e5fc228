#include "engine/games/belote/bot_play.h"

#include <bit>

#include "engine/games/belote/bot_following.h"
#include "engine/games/belote/bot_leading.h"
#include "engine/players/most_worth.h"

namespace rozbazi::belote {

Card choose_card(const Deal& seen) {
  const Cards playable = seen.tricks().playable();
  if (std::has_single_bit(playable)) return card_at(seen.layout(), std::countr_zero(playable));

  const Standpoint stand(seen);
  const auto worth = seen.tricks().trick().size == 0 ? worth_of_leading : worth_of_following;
  return card_at(seen.layout(), most_worth(playable, [&](int bit) { return worth(stand, bit); }));
}

}  // namespace rozbazi::belote
