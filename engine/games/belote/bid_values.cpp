#include "engine/games/belote/bid_values.h"

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

constexpr int kOpen = 92;          // points that a bid of 80 must promise; each further 10 want 10 more
constexpr int kRaiseReserve = 18;  // a raise stays so far below what the two hands promise
constexpr int kHighest = 160;      // the bid of capot is left to people

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

}  // namespace

int points_of_take(Cards hand, Suit trump) {
  const int announced = expected_announcements(hand, trump);
  // A cent or a carré makes up for a short trump suit.
  if (announced < 40 && !is_trump_suit(hand, trump)) return 0;
  return appraise(kTaking, hand, trump) + announced;
}

Choice best_take(Cards hand, Suit turned_up, bool first_round) {
  Choice best;
  for (const Suit suit : kAllSuits) {
    if (first_round != (suit == turned_up)) continue;
    const int points = points_of_take(hand, suit);
    if (points > best.points) best = {suit, points};
  }
  return best;
}

int points_to_take(int turn, bool first_round) {
  return (first_round ? kTakeInFirstRound : kTakeInSecondRound)[static_cast<std::size_t>(turn)];
}

Choice opening(Cards hand) {
  Choice best;
  for (const Suit suit : kAllSuits) {
    if (!is_trump_suit(hand, suit)) continue;
    const int points = appraise(kOpening, hand, suit) + kLowest - kOpen;
    if (points > best.points) best = {suit, points};
  }
  return best;
}

Choice raise(Cards hand, Action partners) {
  const Suit trump = suit_of(partners);
  return {trump, value_of(partners) * 109 / 100 + appraise(kRaising, hand, trump) - kRaiseReserve};
}

int points_missed(Cards hand, const Contract& contract) {
  return contract.value - contract.value * 83 / 100 - appraise(kDefending, hand, contract.trump);
}

int height_of(int points) { return std::min(points / 10 * 10, kHighest); }

}  // namespace rozbazi::belote
