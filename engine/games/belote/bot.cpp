#include "engine/games/belote/bot.h"

#include "engine/games/belote/bot_bidding.h"
#include "engine/games/belote/bot_play.h"

namespace rozbazi::belote {

Action choose(const Deal& seen) {
  return seen.phase() == Phase::play ? Action::play(choose_card(seen)) : choose_bid(seen);
}

}  // namespace rozbazi::belote
