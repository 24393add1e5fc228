// Playing tricks, as far as all games do it alike: hands, the trick on the table, who wins it, and the course so far. A
// game derives from it and adds which cards may be played and when the play is over. Inline and without branches on the
// game: this is the inner loop of playouts and solvers.
//
// `Lanes` says how cards lie in a word:
//   Cards              the word; the stronger card of a lane on the higher bit
//   kTrumps            the lane of the trumps, above all others; it may be empty under a contract without trumps
//   lane_of_card(bit)  the lane of a bit
//   points_of(bit)     the card points of the card on that bit, in games that have them, else 0
//   kMostPlays, kMostTricks   cards played and tricks in a deal
//   kMustBeat          whether what may be played depends on the card that is winning
#pragma once

#include <cstdint>

#include "engine/match/seats.h"
#include "engine/match/trick_on_table.h"

namespace rozbazi {

/// The trick on the table.
template <class Cards>
struct TrickInPlay {
  std::uint8_t leader = 0;
  std::uint8_t size = 0;
  std::uint8_t winner = 0;  // the seat that is winning, once a card lies there
  std::uint8_t best = 0;    // its card's bit
  std::uint8_t points = 0;
  Cards led = 0;  // the lane that must be followed
};

template <class Lanes>
class TrickPlay {
 public:
  using Cards = typename Lanes::Cards;

  TrickPlay() = default;
  TrickPlay(const PerSeat<Cards>& hands, SeatOrder order, int leader)
      : hands_(hands), order_(order), turn_(static_cast<std::uint8_t>(leader)) {
    trick_.leader = leaders_[0] = turn_;
  }

  /// The seat to play; when a trick has just been taken, the seat that took it.
  int turn() const { return turn_; }
  SeatOrder order() const { return order_; }
  Cards hand(int seat) const { return hands_[seat]; }
  const TrickInPlay<Cards>& trick() const { return trick_; }
  /// Number of finished tricks.
  int done() const { return done_; }
  int cards_played() const { return played_; }
  int cards_played(int seat) const { return order_.has(seat) ? done_ + (has_played(seat) ? 1 : 0) : 0; }
  /// The bit of the card that was played as number `order`, counted from 0.
  int card_played(int order) const { return course_[order]; }
  /// The seat that led trick `number`; for the number of tricks done the seat that took the last one.
  int leader_of(int number) const { return leaders_[number]; }
  int taken(int seat) const { return taken_[seat]; }
  int points(int seat) const { return points_[seat]; }

  /// The card must be one that the seat on turn may play; in a view, another seat's cards are not looked for in its
  /// hand.
  void play(int bit) { put(bit, Lanes::lane_of_card(bit)); }
  /// Leads a card that asks for another lane than its own.
  void lead_asking(int bit, Cards lane) { put(bit, lane); }

  /// Puts a hand in the place of one that is not known, or that changes between tricks.
  void set_hand(int seat, Cards hand) { hands_[seat] = hand; }

  /// Counts the play as over for so many tricks, all of them taken by that seat with these points; what lies on the
  /// table is among them.
  void give(int seat, int tricks, int points) {
    taken_[seat] = static_cast<std::uint8_t>(taken_[seat] + tricks);
    points_[seat] = static_cast<std::uint8_t>(points_[seat] + points);
    done_ = static_cast<std::uint8_t>(done_ + tricks);
    turn_ = static_cast<std::uint8_t>(seat);
    trick_ = {};
  }

  /// Trick `number` as it lies or lay on the table, `card_at` telling which card a bit is.
  template <class CardAt>
  TrickOnTable on_table(int number, CardAt card_at) const {
    TrickOnTable trick;
    const int first = number * order_.count();
    const int size = number < done_ ? order_.count() : trick_.size;
    int seat = leaders_[number];
    for (int place = 0; place < size; ++place) {
      trick.cards.push_back({seat, card_at(course_[first + place]), std::nullopt});
      seat = order_.after(seat);
    }
    if (number < done_) trick.winner = leaders_[number + 1];
    return trick;
  }

 private:
  bool has_played(int seat) const {
    int each = trick_.leader;
    for (int place = 0; place < trick_.size; ++place) {
      if (each == seat) return true;
      each = order_.after(each);
    }
    return false;
  }

  void put(int bit, Cards asked) {
    const auto card = static_cast<std::uint8_t>(bit);
    const Cards mask = Cards{1} << bit;
    course_[played_++] = card;
    hands_[turn_] &= ~mask;
    // Only a trump or a card of the lane led can win, and does when it lies higher.
    const bool leads = trick_.size == 0;
    const bool above = (card > trick_.best) & ((mask & (trick_.led | Lanes::kTrumps)) != 0);
    const bool wins = leads | above;
    trick_.led = leads ? asked : trick_.led;
    if constexpr (Lanes::kMustBeat) {
      // The next seat waits for this: let the processor guess.
      trick_.best = wins ? card : trick_.best;
    } else {
      // Both outcomes are as likely as each other: a guess would cost more than it saves.
      const auto change = static_cast<std::uint8_t>(-static_cast<int>(wins));
      trick_.best = static_cast<std::uint8_t>(trick_.best ^ ((trick_.best ^ card) & change));
    }
    trick_.winner = wins ? turn_ : trick_.winner;
    trick_.points = static_cast<std::uint8_t>(trick_.points + Lanes::points_of(bit));
    if (++trick_.size < order_.count()) {
      turn_ = static_cast<std::uint8_t>(order_.after(turn_));
    } else {
      gather();
    }
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
  TrickInPlay<Cards> trick_;
  SeatOrder order_;
  std::uint8_t turn_ = 0;
  std::uint8_t done_ = 0;
  std::uint8_t played_ = 0;
  PerSeat<std::uint8_t> taken_;
  PerSeat<std::uint8_t> points_;
  std::uint8_t course_[Lanes::kMostPlays]{};
  std::uint8_t leaders_[Lanes::kMostTricks + 1]{};
};

}  // namespace rozbazi
