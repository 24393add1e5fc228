// The play of a deal's ten tricks once the trump is named (docs/rules/teen-do-paanch.md 6).
#pragma once

#include "engine/games/teen-do-paanch/actions.h"
#include "engine/games/teen-do-paanch/cards.h"
#include "engine/match/seats.h"
#include "engine/tricks/trick_play.h"

namespace rozbazi::teen_do_paanch {

inline constexpr int kSeats = 3;
inline constexpr int kTricks = kHand;

struct Lanes {
  using Cards = lanes::Cards;
  static constexpr Cards kTrumps = lanes::kTrumps;
  static constexpr int kMostTricks = kTricks;
  static constexpr int kMostPlays = kSeats * kTricks;
  static constexpr bool kMustBeat = false;
  static constexpr Cards lane_of_card(int bit) { return lanes::lane_of_card(bit); }
  static constexpr int points_of(int) { return 0; }
};

class Tricks : public TrickPlay<Lanes> {
 public:
  Tricks() = default;
  Tricks(const PerSeat<Cards>& hands, int leader) : TrickPlay(hands, SeatOrder::of(kSeats), leader) {}

  bool over() const { return done() == kTricks; }

  /// What the seat on turn may play (6.1, 6.2): to the lead nothing is asked for.
  Cards playable() const {
    const Cards held = hand(turn());
    const Cards follow = held & trick().led;
    return follow != 0 ? follow : held;
  }
};

}  // namespace rozbazi::teen_do_paanch
