#include "engine/games/five-hundred/bot.h"

#include "engine/games/five-hundred/bot_bidding.h"
#include "engine/games/five-hundred/bot_discard.h"
#include "engine/games/five-hundred/bot_play.h"

namespace rozbazi::five_hundred {

Action choose(const Deal& seen) {
  switch (seen.phase()) {
    case Phase::auction:
      return choose_call(seen);
    case Phase::discard:
      return choose_discard(seen);
    case Phase::joker:
      return choose_joker_suit(seen);
    default:
      return choose_card(seen);
  }
}

}  // namespace rozbazi::five_hundred
