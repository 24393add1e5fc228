// How the play of Five Hundred's tricks is solved (engine/solver/solver.h): for the tricks of a side. A misère is over
// with the first trick that its declarer takes: it is made where he is worth none, all others being for more.
#pragma once

#include "engine/games/five-hundred/deal.h"
#include "engine/solver/play.h"
#include "engine/solver/rows.h"
#include "engine/solver/tricks/solver.h"

namespace rozbazi::five_hundred {

struct Solving : solver::CardPlay<Tricks, Lanes> {
  // Twelve places of each suit, the last one for a joker that was given it; the trumps lie from bit 51 on.
  static constexpr solver::Segment kSegments[]{{0, 6, false},  {6, 6},  {12, 6, false}, {18, 6},
                                               {24, 6, false}, {30, 6}, {36, 6, false}, {42, 6},
                                               {48, 8, false}, {56, 8}};
  static constexpr int kAsk = solver::kFirstOther;  // and the suit: to lead the suitless joker and ask for it

  /// The hand of a partner who sits a misère out takes no part.
  static Tricks position(const Deal& deal) {
    Tricks tricks = deal.tricks();
    for (int seat = 0; seat < kSeats; ++seat) {
      if (!tricks.order().has(seat)) tricks.set_hand(seat, 0);
    }
    return tricks;
  }
  static int move_of(const Deal& deal, Action action) {
    return action.is_card() ? bit_of(deal.layout(), action.card()) : kAsk + static_cast<int>(asked_suit(action));
  }

  static constexpr Cards kPlainLanes[]{lanes::suit_lane(Suit::clubs), lanes::suit_lane(Suit::diamonds),
                                       lanes::suit_lane(Suit::hearts), lanes::suit_lane(Suit::spades)};

  static bool played_out(const Tricks& tricks) { return !tricks.misere(); }
  static Cards asking(const Tricks& tricks) { return tricks.suitless() ? kJoker : 0; }
  static Cards askable(const Tricks& tricks) { return tricks.askable(); }

  static int trick_worth(const Tricks&) { return 1; }
  static int worth_besides(const Tricks& tricks) { return kTricks - tricks.done(); }
  /// The suits that a joker still to be led without a suit may not ask for (8.6).
  static unsigned state(const Tricks& tricks) {
    if (!tricks.suitless() || (in_hands(tricks) & kJoker) == 0) return 0;
    const Cards askable = tricks.askable();
    unsigned led = 0;
    for (const Suit suit : kAllSuits) {
      if ((askable & suit_lane(suit)) == 0) led |= 1u << static_cast<int>(suit);
    }
    return led;
  }
  static Cards moves(const Tricks& tricks) {
    const Cards playable = tricks.playable();
    return tricks.asks(kJokerBit) ? playable & ~kJoker : playable;
  }
  static int others(const Tricks& tricks, std::uint8_t* list) {
    if (!tricks.asks(kJokerBit) || (tricks.playable() & kJoker) == 0) return 0;
    const Cards askable = tricks.askable();
    int count = 0;
    for (const Suit suit : kAllSuits) {
      if ((askable & suit_lane(suit)) != 0) list[count++] = static_cast<std::uint8_t>(kAsk + static_cast<int>(suit));
    }
    return count;
  }
  static int play(Tricks& tricks, int move) {
    if (move < kAsk) {
      tricks.play(move);
    } else {
      tricks.ask(static_cast<Suit>(move - kAsk));
    }
    return 0;
  }
};

}  // namespace rozbazi::five_hundred
