#include "engine/games/schafkopf/bot.h"

#include "engine/games/schafkopf/bot_bidding.h"
#include "engine/games/schafkopf/bot_play.h"

namespace rozbazi::schafkopf {

Action choose(const Deal& seen) {
  if (seen.phase() == Phase::play) return Action::play(choose_card(seen));
  return seen.phase() == Phase::auction ? choose_call(seen) : choose_suit(seen);
}

}  // namespace rozbazi::schafkopf
