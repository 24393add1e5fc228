#include "engine/games/tute/bot_easy.h"

#include "engine/games/tute/bot.h"
#include "engine/players/most_worth.h"

namespace rozbazi::tute {
namespace {

constexpr Cards kAces = all_of(Rank::ace);

// An ace that is no trump; else what is worth least, and no trump where there is another card.
int worth_of_leading(int bit) {
  if (is_trump(bit)) return -40 - points_of(bit);
  return (lanes::card_mask(bit) & kAces) != 0 ? 20 : -points_of(bit);
}

// The highest card where it wins, the smallest trump where it trumps; points for the partner whose ace or trump is
// winning; else what is worth least.
int worth_of_following(const Deal& seen, int bit) {
  const Trick& trick = seen.tricks().trick();
  const bool beats = bit > trick.best && (lanes::card_mask(bit) & (trick.led | kTrumps)) != 0;
  const int points = points_of(bit);
  if (seen.players() == 4 && trick.winner % 2 == seen.turn() % 2) {
    const bool is_high = is_trump(trick.best) || (lanes::card_mask(trick.best) & kAces) != 0;
    if (beats || is_trump(bit)) return -60 - points;
    return is_high ? points : -points;
  }
  if (!beats) return -points - (is_trump(bit) ? 30 : 0);
  return trick.led != kTrumps && is_trump(bit) ? 100 - points : 100 + points;
}

}  // namespace

Action choose_easily(const Deal& seen) {
  ActionList announcements;
  seen.legal_announcements(announcements);
  if (!announcements.empty()) return choose(seen);
  const bool leads = seen.tricks().trick().size == 0;
  const int bit = most_worth(seen.playable(),
                             [&](int each) { return leads ? worth_of_leading(each) : worth_of_following(seen, each); });
  return Action::play(seen.layout().card_at(bit));
}

}  // namespace rozbazi::tute
