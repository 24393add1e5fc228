#include "engine/games/belote/bot_bidding.h"

#include <algorithm>
#include <bit>

#include "engine/games/belote/appraisal.h"

namespace rozbazi::belote {
namespace {

// Each of these predicts the card points of the side that takes, belote with them. Fitted to how many thousand dealt
// hands came out in play.
//
// From five cards and the turned-up one, the rest unknown.
constexpr Appraisal kTaking{40, {14, 14, 14, 15, 17, 20, 24, 34}, {0, 0, 0, 0, 0, -6, -6, -6, -6}, 10, 6, 5, 0, 16};
// From eight cards, the rest unknown.
constexpr Appraisal kOpening{19, {15, 15, 14, 15, 17, 20, 25, 38}, {0, 0, 0, 0, 0, -7, -7, -7, -7}, 11, 7, 6, 7, 20};
// From eight cards beside a bid of the partner, to be added to 109 % of it.
constexpr Appraisal kRaising{-28, {10, 10, 12, 13, 13, 17, 23, 39}, {0, 0, 0, 2, 0, 0, 0, 0, 0}, 16, 5, 6, 4, 19};
// From eight cards against a bid of the opponents, to be added to 83 % of it.
constexpr Appraisal kDefending{
    55, {-3, -4, -7, -6, -4, -4, -9, -19}, {-8, 0, 0, -10, -22, -22, -22, -22, -22}, -7, 0, -2, -3, 6};

// The points that a take must promise, by the place from eldest: who speaks early leaves the choice to three others,
// and who passes last ends the round.
constexpr std::array<int, kSeats> kTakeInFirstRound{100, 96, 96, 96};
constexpr std::array<int, kSeats> kTakeInSecondRound{96, 94, 90, 86};

constexpr int kOpen = 92;           // points that a bid of 80 must promise; each further 10 want 10 more
constexpr int kRaiseReserve = 18;   // a raise stays so far below what the two hands promise
constexpr int kCoincheReserve = 6;  // a coinche expects the bid to be missed by as much
constexpr int kHighest = 160;       // the bid of capot is left to people

Cards plain_hand(const Deal& seen) { return from_set(kPlain, seen.hand(seen.turn())); }

// Half of them, nearly: they count only if nobody has better ones (9.6).
int expected_announcements(Cards plain, Suit trump) {
  PerSeat<Cards> hands;
  hands[0] = plain;
  int points = 0;
  for (const Announcement& each : find_announcements(hands, trump, 0)) points += each.points;
  return points * 2 / 5;
}

// A partner may count on the jack with another trump, the nine with two, or the ace with three.
bool is_trump_suit(Cards hand, Suit trump) {
  const auto holds = [&](Rank rank) { return (hand & card_mask(bit_of(kPlain, Card(rank, trump)))) != 0; };
  const int length = std::popcount(hand & lane_mask(lane_of(kPlain, trump)));
  return (length >= 2 && holds(Rank::jack)) || (length >= 3 && holds(Rank::nine)) || (length >= 4 && holds(Rank::ace));
}

struct Choice {
  Suit trump = Suit::clubs;
  int points = 0;
};

Action choose_take(const Deal& seen) {
  const Cards hand = plain_hand(seen) | Cards{1} << seen.turnup();  // the taker gets it in either round (5.5)
  const auto turned = static_cast<Suit>(seen.turnup() / kLane);
  const bool first_round = seen.phase() == Phase::bid1;
  Choice best;
  for (const Suit suit : kAllSuits) {
    if (first_round != (suit == turned)) continue;
    const int announced = expected_announcements(hand, suit);
    // A cent or a carré makes up for a short trump suit.
    if (announced < 40 && !is_trump_suit(hand, suit)) continue;
    const int points = appraise(kTaking, hand, suit) + announced;
    if (points > best.points) best = {suit, points};
  }
  const auto place = static_cast<std::size_t>((seen.turn() - seen.eldest() + kSeats) % kSeats);
  const int needed = (first_round ? kTakeInFirstRound : kTakeInSecondRound)[place];
  if (best.points < needed) return kPass;
  return first_round ? kTake : take(best.trump);
}

Action bid_of(int value, Suit trump) {
  const auto place = std::find(kValues.begin(), kValues.end(), value) - kValues.begin();
  return bid(static_cast<std::size_t>(place), trump);
}

bool should_coinche(const Deal& seen) {
  const Contract& contract = seen.contract();
  if (!contract.stands() || same_side(contract.declarer, seen.turn()) || contract.value == kCapot) return false;
  const int points = contract.value * 83 / 100 + appraise(kDefending, plain_hand(seen), contract.trump);
  return points + kCoincheReserve <= contract.value;
}

// The own suit's first bid, as high as the hand is good for.
Choice opening(const Deal& seen) {
  const Cards hand = plain_hand(seen);
  Choice best;
  for (const Suit suit : kAllSuits) {
    if (!is_trump_suit(hand, suit)) continue;
    const int points = appraise(kOpening, hand, suit) + 80 - kOpen;
    if (points > best.points) best = {suit, points};
  }
  return best;
}

Choice raise(const Deal& seen, Action partners) {
  const Suit trump = suit_of(partners);
  return {trump, value_of(partners) * 109 / 100 + appraise(kRaising, plain_hand(seen), trump) - kRaiseReserve};
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
    choice = raise(seen, *partners);
  } else if (!own) {
    choice = opening(seen);
  }
  const int value = std::min(choice.points / 10 * 10, kHighest);
  return value >= 80 && value > seen.contract().value ? bid_of(value, choice.trump) : kPass;
}

}  // namespace

Action choose_bid(const Deal& seen) {
  return seen.phase() == Phase::auction ? choose_in_auction(seen) : choose_take(seen);
}

}  // namespace rozbazi::belote
