// The play of a deal's tricks, with the duties of arrastre (docs/rules/tute.md 5). Drawing is the deal's business.
#pragma once

#include "engine/games/tute/cards.h"
#include "engine/match/seats.h"
#include "engine/tricks/trick_play.h"

namespace rozbazi::tute {

// 2.1 and 8, by the number of players.
inline constexpr std::uint8_t kHandSize[kMostSeats + 1]{0, 0, 8, 13, 10};
inline constexpr std::uint8_t kTricks[kMostSeats + 1]{0, 0, 20, 13, 10};
inline constexpr int kLastTrick = 10;  // las diez de últimas (8.1)

/// The seats of the side that `seat` belongs to (1.6).
constexpr SeatSet side_of(int players, int seat) {
  return players == 4 ? SeatSet(seat % 2 == 0 ? 0b0101u : 0b1010u) : SeatSet::of(seat);
}

struct Lanes {
  using Cards = lanes::Cards;
  static constexpr Cards kTrumps = lanes::kTrumps;
  static constexpr int kMostTricks = 20;
  static constexpr int kMostPlays = 40;
  static constexpr bool kMustBeat = true;
  static constexpr Cards lane_of_card(int bit) { return lanes::lane_of_card(bit); }
  static constexpr int points_of(int bit) { return tute::points_of(bit); }
};

using Trick = TrickInPlay<Cards>;

class Tricks : public TrickPlay<Lanes> {
 public:
  Tricks() = default;
  /// `spares_partner`: the house rule, by which a partner's winning card need not be beaten; for four players.
  Tricks(const PerSeat<Cards>& hands, int players, int leader, bool spares_partner)
      : TrickPlay(hands, SeatOrder::of(players), leader), spares_partner_(spares_partner) {}

  bool spares_partner() const { return spares_partner_; }
  int players() const { return order().count(); }
  bool over() const { return done() == kTricks[players()]; }

  /// What the seat on turn may play under arrastre (5, R2 to R8).
  Cards playable() const {
    const Cards held = hand(turn());
    if (trick().size == 0) return held;
    const Cards follow = held & trick().led;
    const Cards any = follow != 0 ? follow : held;
    if (spares_partner_ && (trick().winner ^ turn()) % 2 == 0) return any;
    // What is above the best card of its lane beats it, and so does any trump above: without a trump in the trick all
    // trumps are, and where it was trumped no card of another lane.
    const Cards beating = (follow != 0 ? follow : held & kTrumps) & (~Cards{1} << trick().best);
    return beating != 0 ? beating : any;
  }

 private:
  bool spares_partner_ = false;
};

}  // namespace rozbazi::tute
