#include "engine/games/five-hundred/bot_easy.h"

#include <algorithm>
#include <bit>

#include "engine/players/most_worth.h"

namespace rozbazi::five_hundred {
namespace {

constexpr int kAcePlace = 10;
constexpr int kBowers = 61;  // the left bower's bit, the right one's above it

/// What a beginner counts in a suit: trumps beyond the second, the joker and the bowers once more, aces beside.
int strength(Cards plain, Suit trump) {
  const Cards hand = lay_out(plain, trump_layout(trump));
  const int trumps = std::popcount(hand & kTrumps);
  if (trumps < 4) return 0;
  return trumps - 2 + std::popcount(hand >> kBowers) + std::popcount(hand & kAces);
}

// Six with a good suit, seven with a very good one, and never more; nothing over the partner, who has said it.
Action call(const Deal& seen) {
  constexpr int kSix = 6;
  constexpr int kSeven = 8;
  const int me = seen.turn();
  if (seen.last_bid(me) >= 0 || seen.contract().declarer == partner_of(me)) return kPass;
  const Cards hand = seen.held(me);
  const int best = most_worth(0b1111u, [&](int suit) { return strength(hand, static_cast<Suit>(suit)); });
  const int count = strength(hand, static_cast<Suit>(best));
  for (int height = 0; height < kHeights; ++height) {
    const Bid& each = bid_at(height);
    if ((seen.biddable() >> height & 1) == 0 || each.game != Game::suit || each.trump != static_cast<Suit>(best)) {
      continue;
    }
    return (each.level == 6 && count >= kSix) || (each.level == 7 && count >= kSeven) ? bid(height) : kPass;
  }
  return kPass;
}

// The lowest cards go, but trumps and aces; in a misère the highest.
Action put_away(const Deal& seen) {
  const Bid& bid = seen.contract().bid();
  const Layout layout = layout_of(bid);
  Cards hand = lay_out(seen.held(seen.turn()), layout);
  CardSet away;
  for (int count = 0; count < 3; ++count) {
    const int card = most_worth(hand, [&](int bit) {
      if (is_misere(bid.game)) return bit >= kTrumpLane ? kLane : place_of(bit);
      return bit >= kTrumpLane ? -bit : -place_of(bit);
    });
    hand &= ~card_mask(card);
    away.add(card_at(layout, card));
  }
  return discard(away);
}

bool beats(const Trick& trick, int bit) { return bit > trick.best && (card_mask(bit) & (trick.led | kTrumps)) != 0; }

// An ace, the declarer his bowers first; else the lowest card, trumps last.
int worth_of_leading(const Deal& seen, int bit) {
  if (bit >= kBowers && seen.turn() == seen.contract().declarer) return bit;
  if (bit >= kTrumpLane) return -bit;
  return place_of(bit) == kAcePlace ? kAcePlace : -place_of(bit);
}

// The highest card where it wins, a trump only as low as will do; nothing where the partner is winning with an ace or a
// trump; else the lowest.
int worth_of_following(const Deal& seen, int bit) {
  const Trick& trick = seen.tricks().trick();
  const bool is_trump = bit >= kTrumpLane;
  const bool partner_wins = same_side(trick.winner, seen.turn()) &&
                            (trick.best >= kTrumpLane || place_of(trick.best) == kAcePlace || trick.size == 3);
  if (!beats(trick, bit) || partner_wins) return is_trump ? -bit : -place_of(bit);
  return is_trump ? 2 * lanes::kNoBit - bit : 2 * lanes::kNoBit + place_of(bit);
}

// The declarer stays as high under the trick as he can; the others lead low, and stay low until he has played.
int worth_in_misere(const Deal& seen, int bit) {
  const Trick& trick = seen.tricks().trick();
  const int height = bit >= kTrumpLane ? kLane : place_of(bit);
  if (trick.size == 0) return -height;
  if (seen.turn() == seen.contract().declarer) return beats(trick, bit) ? -lanes::kNoBit - height : height;
  const bool declarer_wins = trick.winner == seen.contract().declarer;
  return beats(trick, bit) && declarer_wins ? -lanes::kNoBit - height : -height;
}

}  // namespace

Action choose_easily(const Deal& seen) {
  switch (seen.phase()) {
    case Phase::auction:
      return call(seen);
    case Phase::discard:
      return put_away(seen);
    case Phase::joker:
      return kNoSuit;
    default:
      break;
  }
  const bool misere = is_misere(seen.contract().bid().game);
  const auto worth = misere ? worth_in_misere : seen.tricks().trick().size == 0 ? worth_of_leading : worth_of_following;
  const int bit = most_worth(seen.tricks().playable(), [&](int each) { return worth(seen, each); });
  if (!seen.tricks().asks(bit)) return Action::play(card_at(seen.layout(), bit));
  const Cards askable = seen.tricks().askable();
  const Cards hand = seen.held(seen.turn());
  return lead_joker(static_cast<Suit>(most_worth(0b1111u, [&](int suit) {
    const Cards lane = suit_lane(static_cast<Suit>(suit));
    return (askable & lane) == 0 ? -1 : std::popcount(hand & lane);
  })));
}

}  // namespace rozbazi::five_hundred
