// What a hand is good for in the bidding, as the computer player judges it: card points that its side can expect.
#pragma once

#include "engine/games/belote/cards.h"
#include "engine/games/belote/deal.h"
#include "engine/match/action.h"

namespace rozbazi::belote {

struct Choice {
  Suit trump = Suit::clubs;
  int points = 0;
};

/// Hands are laid out plainly.
///
/// With the turned-up card among the six of `hand`, were this suit taken; 0 where it is no trump suit.
int points_of_take(Cards hand, Suit trump);
/// The best of the suits that this round allows.
Choice best_take(Cards hand, Suit turned_up, bool first_round);
/// The points that a take must promise, by the turn from eldest.
int points_to_take(int turn, bool first_round);

/// The own suit's first bid, as high as the hand is good for; no points where no suit will do.
Choice opening(Cards hand);
/// The partner's suit, as high as both hands together are good for.
Choice raise(Cards hand, Action partners);
/// By how many points the highest bid, an opponent's, would be missed.
int points_missed(Cards hand, const Contract& contract);

/// A bid's height, for so many points.
int height_of(int points);
inline constexpr int kLowest = 80;
inline constexpr int kCoincheReserve = 6;  // a coinche expects the bid to be missed by as much

}  // namespace rozbazi::belote
