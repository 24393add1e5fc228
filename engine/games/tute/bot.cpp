#include "engine/games/tute/bot.h"

#include "engine/games/tute/bot_play.h"

namespace rozbazi::tute {
namespace {

/// Of what may be announced, in the order of the list, the best: a tute wins the deal. The exchange costs a seven or a
/// two and brings a better trump, perhaps one to sing with. A song is worth its points at once, forty before twenty; it
/// could only be lost by waiting.
Action choose_announcement(const Deal& seen, const ActionList& legal) {
  const Action last = legal[legal.size() - 1];
  if (is_tute(last) || legal[0] == kExchange) return is_tute(last) ? last : kExchange;
  const Action forty = sing(seen.contract().trump);
  for (const Action each : legal) {
    if (each == forty) return forty;
  }
  return legal[0];
}

}  // namespace

Action choose(const Deal& seen) {
  ActionList legal;
  seen.legal_announcements(legal);
  return legal.empty() ? Action::play(choose_card(seen)) : choose_announcement(seen, legal);
}

}  // namespace rozbazi::tute
