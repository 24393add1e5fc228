// The play of a deal's eight tricks once trump is chosen (docs/rules/belote.md 7), on cards of the layout under the
// contract, so that trumps are the topmost lane.
#pragma once

#include "engine/games/belote/cards.h"
#include "engine/match/seats.h"
#include "engine/tricks/trick_play.h"

namespace rozbazi::belote {

inline constexpr int kSeats = 4;
inline constexpr int kTricks = 8;
inline constexpr int kLastTrick = 10;  // the dix de der (1.5)
inline constexpr int kAllCards = 162;  // every card point and the dix de der (1.5)

constexpr int next_seat(int seat) { return (seat + 1) % kSeats; }
constexpr bool same_side(int a, int b) { return (a ^ b) % 2 == 0; }

struct Lanes {
  using Cards = belote::Cards;
  static constexpr Cards kTrumps = belote::kTrumps;
  static constexpr int kMostTricks = kTricks;
  static constexpr int kMostPlays = kSeats * kTricks;
  static constexpr bool kMustBeat = true;
  static constexpr Cards lane_of_card(int bit) { return belote::lane_of_card(bit); }
  static constexpr int points_of(int bit) { return belote::points_of(bit); }
};

using Trick = TrickInPlay<Cards>;

class Tricks : public TrickPlay<Lanes> {
 public:
  Tricks() = default;
  Tricks(const PerSeat<Cards>& hands, int leader) : TrickPlay(hands, SeatOrder::of(kSeats), leader) {}

  bool over() const { return done() == kTricks; }

  /// What the seat on turn may play (7.3).
  Cards playable() const {
    const Cards held = hand(turn());
    if (trick().size == 0) return held;
    if (const Cards follow = held & trick().led; follow != 0) {  // 7.3.1
      return trick().led == kTrumps ? higher_or_any(follow) : follow;
    }
    if (same_side(trick().winner, turn())) return held;  // 7.3.2
    const Cards trumps = held & kTrumps;
    return trumps == 0 ? held : higher_or_any(trumps);  // 7.3.4, 7.3.3
  }

 private:
  /// The trumps among `cards` above the best of the trick, all of them where there is no such.
  Cards higher_or_any(Cards cards) const {
    // Without a trump in the trick every trump is above its best bit.
    const Cards higher = cards & (~Cards{1} << trick().best);
    return higher != 0 ? higher : cards;
  }
};

}  // namespace rozbazi::belote
