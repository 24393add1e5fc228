#include "engine/games/belote/bot_bidding.h"

#include "engine/games/belote/bid_values.h"

namespace rozbazi::belote {
namespace {

Cards plain_hand(const Deal& seen) { return from_set(kPlain, seen.hand(seen.turn())); }

Action choose_take(const Deal& seen) {
  const Cards hand = plain_hand(seen) | Cards{1} << seen.turnup();  // the taker gets it in either round (5.5)
  const bool first_round = seen.phase() == Phase::bid1;
  const Choice best = best_take(hand, static_cast<Suit>(seen.turnup() / kLane), first_round);
  const int turn = (seen.turn() - seen.eldest() + kSeats) % kSeats;
  if (best.points < points_to_take(turn, first_round)) return kPass;
  return first_round ? kTake : take(best.trump);
}

bool should_coinche(const Deal& seen) {
  const Contract& contract = seen.contract();
  if (!contract.stands() || same_side(contract.declarer, seen.turn()) || contract.value == kCapot) return false;
  return points_missed(plain_hand(seen), contract) >= kCoincheReserve;
}

// A seat bids a suit of its own once, and its partner's suit once: what the hand is good for is said with the first
// bid.
Action choose_in_auction(const Deal& seen) {
  if (seen.contract().multiplier > 1) return kPass;
  if (should_coinche(seen)) return kCoinche;
  const std::optional<Action> own = seen.last_bid(seen.turn());
  const std::optional<Action> partners = seen.last_bid((seen.turn() + 2) % kSeats);
  Choice choice;
  if (partners && !(own && suit_of(*own) == suit_of(*partners))) {
    choice = raise(plain_hand(seen), *partners);
  } else if (!own) {
    choice = opening(plain_hand(seen));
  }
  const int value = height_of(choice.points);
  return value >= kLowest && value > seen.contract().value ? bid_of(value, choice.trump) : kPass;
}

}  // namespace

Action choose_bid(const Deal& seen) {
  return seen.phase() == Phase::auction ? choose_in_auction(seen) : choose_take(seen);
}

}  // namespace rozbazi::belote
