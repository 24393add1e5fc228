#include "engine/games/teen-do-paanch/doubt.h"

#include <algorithm>
#include <bit>

#include "engine/base/bits.h"
#include "engine/games/teen-do-paanch/bot_following.h"
#include "engine/games/teen-do-paanch/bot_leading.h"
#include "engine/games/teen-do-paanch/bot_trump.h"

namespace rozbazi::teen_do_paanch {
namespace {

// People do not play as the computer player does: what an action seems to give away counts by thousandths of a trick,
// up to a bound.
constexpr int kTrumpStep = 30;
constexpr int kTrumpMost = 24;
constexpr int kCardStep = 10;
constexpr int kCardMost = 32;

constexpr int kFirstPart = 5;  // the cards on which the trump is named

/// That the chooser named this trump. `start`: the imagined deal before the first lead; what was exchanged since the
/// trump was named makes little difference.
int doubt_of_trump(const Deal& start, Lottery& lottery) {
  const lanes::Layout& plain = layout(layout_number(start.high_sevens(), kPlain));
  Cards five = plain.from_set(start.hand(start.chooser()));
  for (int count = std::popcount(five); count > kFirstPart; --count) {
    five &= ~lanes::card_mask(select_bit(five, static_cast<int>(lottery.below(static_cast<std::uint32_t>(count)))));
  }
  const int named = worth_of_trump(start.high_sevens(), five, *start.trump());
  int best = named;
  for (const Suit suit : kAllSuits) best = std::max(best, worth_of_trump(start.high_sevens(), five, suit));
  return std::min((best - named) / kTrumpStep, kTrumpMost);
}

/// That the seat on turn played that card. `seen`: its own view.
int doubt_of_card(const Deal& seen, int played) {
  Cards others = seen.tricks().playable() & ~lanes::card_mask(played);
  if (others == 0) return 0;
  const Standpoint stand(seen);
  const auto worth = seen.tricks().trick().size == 0 ? worth_of_leading : worth_of_following;
  const int own = worth(stand, played);
  int best = own;
  for (; others != 0; others &= others - 1) best = std::max(best, worth(stand, lanes::lowest(others)));
  return std::min((best - own) / kCertain / kCardStep, kCardMost);
}

}  // namespace

int doubt_of(const Deal& seen, const Deal& imagined, Lottery& lottery) {
  if (seen.phase() == Phase::trump) return 0;
  const int me = seen.turn();
  Deal deal = imagined.at_first_lead();
  int doubt = deal.chooser() == me ? 0 : doubt_of_trump(deal, lottery);
  if (seen.phase() != Phase::play) return doubt;
  for (int order = 0; order < seen.tricks().cards_played(); ++order) {
    const int bit = seen.tricks().card_played(order);
    if (deal.turn() != me) doubt += doubt_of_card(deal.seen_by(deal.turn()), bit);
    deal.play(bit);
  }
  return doubt;
}

}  // namespace rozbazi::teen_do_paanch
