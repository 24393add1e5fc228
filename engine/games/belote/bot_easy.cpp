#include "engine/games/belote/bot_easy.h"

#include <bit>

#include "engine/games/belote/bid_values.h"
#include "engine/players/most_worth.h"

namespace rozbazi::belote {
namespace {

constexpr int kEnough = 4;  // of what a beginner counts to take or to bid

// The jack is two, nine and every ace are one, and so is each trump beyond the second.
int strength(Cards plain, Suit trump) {
  const Cards hand = lay_out(plain, trump);
  const int trumps = std::popcount(hand & kTrumps);
  int count = trumps > 2 ? trumps - 2 : 0;
  if ((hand & card_mask(31)) != 0) count += 2;
  if ((hand & card_mask(30)) != 0) count += 1;
  for (int lane = 0; lane < kSuits - 1; ++lane) count += (hand & ace_of(lane_mask(lane))) != 0 ? 1 : 0;
  return trumps > 2 ? count : 0;
}

Suit best_suit(Cards plain) {
  return static_cast<Suit>(most_worth(0b1111u, [&](int suit) { return strength(plain, static_cast<Suit>(suit)); }));
}

Action take_or_pass(const Deal& seen) {
  const Cards hand = seen.held(seen.turn()) | card_mask(seen.turnup());
  const auto turned_up = static_cast<Suit>(seen.turnup() / kLane);
  if (seen.phase() == Phase::bid1) return strength(hand, turned_up) > kEnough ? kTake : kPass;
  const unsigned others = 0b1111u & ~(1u << static_cast<unsigned>(turned_up));
  const auto suit =
      static_cast<Suit>(most_worth(others, [&](int each) { return strength(hand, static_cast<Suit>(each)); }));
  return strength(hand, suit) > kEnough ? take(suit) : kPass;
}

// The lowest bid, once; ten more than the partner's with the jack or the nine of his suit and an ace.
Action bid_or_pass(const Deal& seen) {
  const int me = seen.turn();
  const Cards hand = seen.held(me);
  const Contract& contract = seen.contract();
  if (seen.last_bid(me) || contract.multiplier > 1) return kPass;
  if (!contract.stands()) {
    const Suit suit = best_suit(hand);
    return strength(hand, suit) > kEnough ? bid_of(kLowest, suit) : kPass;
  }
  if (!same_side(contract.declarer, me) || contract.value >= 100) return kPass;
  const Cards laid_out = lay_out(hand, contract.trump);
  bool has_ace = false;
  for (int lane = 0; lane < kSuits - 1; ++lane) has_ace |= (laid_out & ace_of(lane_mask(lane))) != 0;
  const bool has_trump = (laid_out & (card_mask(31) | card_mask(30))) != 0;
  return has_ace && has_trump ? bid_of(contract.value + 10, contract.trump) : kPass;
}

// An ace; the declarer his highest trump while he has the jack; else what is worth least.
int worth_of_leading(const Deal& seen, int bit) {
  const Cards hand = seen.held(seen.turn());
  if (is_trump(bit)) return seen.turn() == seen.contract().declarer && (hand & card_mask(31)) != 0 ? bit : -40;
  return card_mask(bit) == ace_of(lane_of_card(bit)) ? 20 : -points_of(bit);
}

// The highest card where it can win, but the smallest trump where it trumps; points for the partner who plays an ace or
// a trump; else what is worth least.
int worth_of_following(const Deal& seen, int bit) {
  const Trick& trick = seen.tricks().trick();
  const bool comparable = is_trump(bit) || lane_of_card(bit) == lane_of_card(trick.best);
  const bool beats = comparable && bit > trick.best;
  const int points = points_of(bit);
  if (same_side(trick.winner, seen.turn())) {
    const bool is_high = is_trump(trick.best) || card_mask(trick.best) == ace_of(lane_of_card(trick.best));
    if (is_trump(bit)) return -60 - bit;
    return is_high && !beats ? points : -points;
  }
  if (!beats) return -points - (is_trump(bit) ? 30 : 0);
  return trick.led != kTrumps && is_trump(bit) ? 100 - points : 100 + points;
}

}  // namespace

Action choose_easily(const Deal& seen) {
  if (seen.phase() == Phase::auction) return bid_or_pass(seen);
  if (seen.phase() != Phase::play) return take_or_pass(seen);
  const auto worth = seen.tricks().trick().size == 0 ? worth_of_leading : worth_of_following;
  const int bit = most_worth(seen.tricks().playable(), [&](int each) { return worth(seen, each); });
  return Action::play(card_at(seen.layout(), bit));
}

}  // namespace rozbazi::belote
