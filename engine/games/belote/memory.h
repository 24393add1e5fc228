// What a seat can work out about the other hands from its view: which cards are still out, who can hold them, and how
// likely somebody does. Chances are whole numbers of 256ths.
#pragma once

#include "engine/games/belote/deal.h"

namespace rozbazi::belote {

inline constexpr int kCertain = 256;

class Memory {
 public:
  /// `seen` is the view of the seat on turn, in the play.
  explicit Memory(const Deal& seen);

  /// Cards that are neither in the own hand nor played.
  Cards unseen() const { return unseen_; }
  /// The unseen cards that the other seat may hold: all that the course of play and what was announced do not rule out.
  Cards may_hold(int seat) const { return may_hold_[seat]; }
  /// Those of them that nobody else can hold.
  Cards holds(int seat) const { return holds_[seat]; }

  /// The chance that the other seat holds at least one of `cards`, each unseen card being as likely in any place that
  /// is left for it.
  int chance_of_any(int seat, Cards cards) const;
  /// The chance that the other seat, yet to play to a trick with `led` (a lane) in which the card of bit `best` is
  /// winning, can play a higher one.
  int chance_to_beat(int seat, int best, Cards led) const;

  /// How many of `cards` the other seat holds on average, in 256ths.
  int expected(int seat, Cards cards) const;

 private:
  void recall_course(const Deal& seen);
  void recall_shown_cards(const Deal& seen);
  void only_in(int seat, Cards cards);
  void count_hands(const Deal& seen);
  int chance_of(int seat, Cards card) const;

  int me_;
  Cards unseen_ = 0;
  PerSeat<Cards> may_hold_;
  PerSeat<Cards> holds_;
  PerSeat<int> places_;  // cards held beyond `holds_`
};

}  // namespace rozbazi::belote
