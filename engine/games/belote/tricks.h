// The play of a deal's eight tricks once trump is chosen (docs/rules/belote.md 7): hands, the trick on the table, and
// the course so far. All cards are bits of the layout under the contract, so that trumps are the topmost lane. Inline
// and without branches on the mode: this is the inner loop of playouts and solvers.
#pragma once

#include <cstdint>

#include "engine/games/belote/cards.h"
#include "engine/match/seats.h"

namespace rozbazi::belote {

inline constexpr int kSeats = 4;
inline constexpr int kTricks = 8;

constexpr int next_seat(int seat) { return (seat + 1) % kSeats; }
constexpr bool same_side(int a, int b) { return (a ^ b) % 2 == 0; }

/// The trick on the table.
struct Trick {
  std::uint8_t leader = 0;
  std::uint8_t size = 0;
  std::uint8_t winner = 0;  // the seat that is winning, once a card lies there
  std::uint8_t best = 0;    // its card's bit
  std::uint8_t points = 0;
  Cards led = 0;  // the lane of the suit led
};

class Tricks {
 public:
  Tricks() = default;
  Tricks(const PerSeat<Cards>& hands, int leader) : hands_(hands), turn_(static_cast<std::uint8_t>(leader)) {
    trick_.leader = leaders_[0] = turn_;
  }

  /// The seat to play; after the last trick the seat that took it.
  int turn() const { return turn_; }
  bool over() const { return done_ == kTricks; }
  Cards hand(int seat) const { return hands_[seat]; }
  const Trick& trick() const { return trick_; }
  /// Number of finished tricks.
  int done() const { return done_; }
  int cards_played() const { return played_; }
  int cards_played(int seat) const { return done_ + ((seat - trick_.leader + kSeats) % kSeats < trick_.size ? 1 : 0); }
  /// The card that was played as number `order` (0..31).
  int card_played(int order) const { return course_[order]; }
  /// The seat that led trick `number`; for the number of tricks done the seat that took the last one.
  int leader_of(int number) const { return leaders_[number]; }
  int taken(int seat) const { return taken_[seat]; }
  int points(int seat) const { return points_[seat]; }

  /// What the seat on turn may play (7.3).
  Cards playable() const {
    const Cards hand = hands_[turn_];
    if (trick_.size == 0) return hand;
    if (const Cards follow = hand & trick_.led; follow != 0) {  // 7.3.1
      return trick_.led == kTrumps ? higher_or_any(follow) : follow;
    }
    if (same_side(trick_.winner, turn_)) return hand;  // 7.3.2
    const Cards trumps = hand & kTrumps;
    return trumps == 0 ? hand : higher_or_any(trumps);  // 7.3.4, 7.3.3
  }

  /// The card must be playable; in a view, another seat's cards are not looked for in its hand.
  void play(int bit) {
    const auto card = static_cast<std::uint8_t>(bit);
    course_[played_++] = card;
    hands_[turn_] &= ~(Cards{1} << bit);
    // 7.2: in the best card's lane, or as a trump, the higher bit wins. Both outcomes are as likely as each other, so
    // nothing here branches on them.
    const bool leads = trick_.size == 0;
    const bool above = (card > trick_.best) & ((bit >= kTrumpLane) | ((card ^ trick_.best) < kLane));
    const bool wins = leads | above;
    trick_.led = leads ? lane_mask(bit / kLane) : trick_.led;
    trick_.best = wins ? card : trick_.best;
    trick_.winner = wins ? turn_ : trick_.winner;
    trick_.points = static_cast<std::uint8_t>(trick_.points + points_of(bit));
    if (++trick_.size < kSeats) {
      turn_ = static_cast<std::uint8_t>(next_seat(turn_));
    } else {
      gather();
    }
  }

  /// Puts a hand in the place of one that is not known.
  void reveal(int seat, Cards hand) { hands_[seat] = hand; }

 private:
  static constexpr int kTrumpLane = 24;

  /// The trumps among `cards` above the best of the trick, all of them where there is no such.
  Cards higher_or_any(Cards cards) const {
    // Without a trump in the trick every trump is above its best bit.
    const Cards higher = cards & (~Cards{1} << trick_.best);
    return higher != 0 ? higher : cards;
  }

  void gather() {
    const std::uint8_t winner = trick_.winner;
    ++taken_[winner];
    points_[winner] = static_cast<std::uint8_t>(points_[winner] + trick_.points);
    trick_ = {};
    trick_.leader = leaders_[++done_] = winner;
    turn_ = winner;
  }

  PerSeat<Cards> hands_;
  Trick trick_;
  std::uint8_t turn_ = 0;
  std::uint8_t done_ = 0;
  std::uint8_t played_ = 0;
  PerSeat<std::uint8_t> taken_;
  PerSeat<std::uint8_t> points_;
  std::uint8_t course_[kSeats * kTricks]{};
  std::uint8_t leaders_[kTricks + 1]{};
};

}  // namespace rozbazi::belote
