#include "engine/games/teen-do-paanch/bot_trump.h"

namespace rozbazi::teen_do_paanch {
namespace {

// What five cards are worth under a trump, in thousandths of a trick; fitted like the weights of leads.
constexpr int kHighTrumps[] = {541, 406, 44, 28, -31};           // the highest trump of the deck, then the next ones
constexpr int kLengths[] = {-1435, -949, -337, 315, 932, 1473};  // by the number of trumps
// Of each other suit:
constexpr int kAce = 521;
constexpr int kKing = 274;
constexpr int kAceAndKing = -93;
constexpr int kVoid = 77;

/// `deck` and `hand`: laid out under the trump.
int worth_of_trump(Cards deck, Cards hand) {
  int worth = kLengths[std::popcount(hand & lanes::kTrumps)];
  Cards trumps = deck & lanes::kTrumps;
  for (const int high : kHighTrumps) {
    const Cards highest = lanes::card_mask(lanes::highest(trumps));
    trumps ^= highest;
    if ((hand & highest) != 0) worth += high;
  }
  for (const Cards lane : kAllLanes) {
    if (lane == lanes::kTrumps || (deck & lane) == 0) continue;
    const Cards ace = lanes::card_mask(lanes::highest(deck & lane));
    const bool has_ace = (hand & ace) != 0;
    const bool has_king = (hand & ace >> 1) != 0;
    if (has_ace) worth += kAce;
    if (has_king) worth += kKing;
    if (has_ace && has_king) worth += kAceAndKing;
    if ((hand & lane) == 0) worth += kVoid;
  }
  return worth;
}

}  // namespace

int worth_of_trump(bool high_sevens, Cards five, Suit trump) {
  return worth_of_trump(deck_cards(layout_number(high_sevens, static_cast<int>(trump))), lay_out(five, trump));
}

Suit choose_trump(const Deal& seen) {
  const Cards plain = seen.held(seen.turn());
  Suit best = Suit::clubs;
  int most = 0;
  for (const Suit suit : kAllSuits) {
    const int worth = worth_of_trump(seen.high_sevens(), plain, suit);
    if (suit == Suit::clubs || worth > most) {
      most = worth;
      best = suit;
    }
  }
  return best;
}

}  // namespace rozbazi::teen_do_paanch
