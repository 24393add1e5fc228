// The play of a deal's ten tricks (docs/rules/five-hundred.md 8), on cards of the layout under the contract.
#pragma once

#include "engine/games/five-hundred/bids.h"
#include "engine/games/five-hundred/cards.h"
#include "engine/match/seats.h"
#include "engine/tricks/trick_play.h"

namespace rozbazi::five_hundred {

inline constexpr int kSeats = 4;
inline constexpr int kTricks = 10;

constexpr int next_seat(int seat) { return (seat + 1) % kSeats; }
constexpr int partner_of(int seat) { return (seat + 2) % kSeats; }
constexpr bool same_side(int a, int b) { return (a ^ b) % 2 == 0; }

struct Lanes {
  using Cards = lanes::Cards;
  static constexpr Cards kTrumps = lanes::kTrumps;
  static constexpr int kMostTricks = kTricks;
  static constexpr int kMostPlays = kSeats * kTricks;
  static constexpr bool kMustBeat = false;
  static constexpr Cards lane_of_card(int bit) { return lanes::lane_of_card(bit); }
  static constexpr int points_of(int) { return 0; }
};

using Trick = TrickInPlay<Cards>;

class Tricks : public TrickPlay<Lanes> {
 public:
  Tricks() = default;
  Tricks(const PerSeat<Cards>& hands, Game game, int declarer)
      : TrickPlay(hands, order_of(game, declarer), declarer),
        declarer_(static_cast<std::uint8_t>(declarer)),
        suitless_(game == Game::suit ? 0 : kJoker),
        must_play_(is_misere(game) ? kJoker : 0) {}

  /// Whether the play has begun.
  bool begun() const { return order().count() != 0; }
  // 8.9
  bool over() const { return done() == kTricks || (misere() && taken(declarer_) != 0); }

  /// Whether the play ends with the first trick that the declarer takes.
  bool misere() const { return must_play_ != 0; }
  /// Whether the joker belongs to no suit.
  bool suitless() const { return suitless_ != 0; }
  /// Whether the card of that bit would be led as the suitless joker, so that a suit must be named with it.
  bool asks(int bit) const { return trick().size == 0 && (card_mask(bit) & suitless_) != 0; }
  /// The lanes that a suitless joker may ask for now (8.6).
  Cards askable() const {
    if (done() == kTricks - 1) return ~kTrumps;
    Cards lanes = ~kTrumps;
    for (int number = 0; number < done(); ++number) lanes &= ~lane_led(number);
    return lanes;
  }
  /// The lane that trick `number` was led in; it must have begun.
  Cards lane_led(int number) const {
    const int bit = card_played(number * order().count());
    return (card_mask(bit) & suitless_) != 0 ? suit_lane(asked_) : lane_of_card(bit);
  }
  /// The suit that the suitless joker asked for, once it was led.
  Suit asked() const { return asked_; }

  /// What the seat on turn may play (8.3–8.6); a suitless joker that it would lead needs a suit besides.
  Cards playable() const {
    const Cards held = hand(turn());
    if (trick().size == 0) return (held & suitless_) == 0 || askable() != 0 ? held : held & ~kJoker;
    // Whether a seat can follow is hard to foretell, so nothing here branches on it.
    const Cards joker = held & must_play_;
    const Cards other = joker != 0 ? joker : held;  // 8.5, 8.4
    const Cards follow = held & trick().led;
    return follow != 0 ? follow : other;  // 8.3
  }

  /// Leads the suitless joker and asks for a suit.
  void ask(Suit suit) {
    asked_ = suit;
    lead_asking(kJokerBit, suit_lane(suit));
  }

 private:
  static constexpr SeatOrder order_of(Game game, int declarer) {
    const SeatOrder all = SeatOrder::of(kSeats);
    return is_misere(game) ? all.without(partner_of(declarer)) : all;  // 8.2
  }

  std::uint8_t declarer_ = 0;
  Suit asked_ = Suit::clubs;
  Cards suitless_ = 0;   // the joker's place in contracts without trumps: empty where it was given a suit
  Cards must_play_ = 0;  // the same in a misère (8.5)
};

}  // namespace rozbazi::five_hundred
