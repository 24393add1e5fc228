// What the seat on turn can foresee of the trick: how promising its cards look, which is the order in which they are
// tried, and of some whether they take the trick for its side whatever follows.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/match/seats.h"

namespace rozbazi::solver {

template <class Play>
class Outlook {
 public:
  using Position = typename Play::Position;
  using Lanes = typename Play::Lanes;
  using Cards = typename Lanes::Cards;

  /// The seat on turn wants `side` to win much, or little.
  Outlook(const Position& position, SeatSet side, bool for_more)
      : position_(position), ours_(side.has(position.turn())), wants_tricks_(ours_ == for_more) {
    const int seat = position.turn();
    if (position.trick().size == 0) {
      for (int other = 0; other < kMostSeats; ++other) {
        if (side.has(other) == ours_) continue;
        against_ |= position.hand(other);
        opponents_.add(other);
      }
      return;
    }
    winning_ = side.has(position.trick().winner) == ours_;
    int later = seat;
    for (int place = position.trick().size + 1; place < position.order().count(); ++place) {
      later = position.order().after(later);
      int& answer = side.has(later) == ours_ ? best_with_ : best_against_;
      const int best = best_of(position.hand(later), position.trick().led);
      answer = best > answer ? best : answer;
    }
  }

  /// Whether `side` is certain to take the trick after that card (1), certain not to (-1), or neither (0). Later seats
  /// may be bound more closely than is looked at here, never less: what none of them can beat stays.
  int fate(int bit) const {
    bool taken = true;  // by the seat's own side, where it is not certain that the others do
    if (position_.trick().size == 0) {
      const Cards lane = Lanes::lane_of_card(bit);
      for (int other = 0; other < kMostSeats; ++other) {
        if (opponents_.has(other) && best_of(position_.hand(other), lane) > bit) return 0;
      }
    } else {
      const bool wins = beats(bit);
      taken = wins || winning_;
      if ((taken ? best_against_ : best_with_) > (wins ? bit : position_.trick().best)) return 0;
    }
    return taken == ours_ ? 1 : -1;
  }

  /// The more promising the higher.
  int rank(int bit) const {
    const Cards card = Cards{1} << bit;
    const Cards lane = Lanes::lane_of_card(bit);
    const int worth = Play::worth(bit);
    const int place = bit - std::countr_zero(lane);
    if (!wants_tricks_) return position_.trick().size == 0 || beats(bit) ? -place : 100 + place;
    if (position_.trick().size == 0) {
      const bool master = (lane & against_ & (~Cards{1} << bit)) == 0;
      const bool alone = (lane & position_.hand(position_.turn())) == card;
      return 10 * place + (master ? 100 : 0) + (alone ? 20 : 0);
    }
    const bool wins = beats(bit);
    const int top = wins ? bit : position_.trick().best;
    if (best_against_ > top) return -worth - place;
    if (wins || winning_) return 300 + 4 * worth - place;
    return best_with_ > top ? 50 + worth - place : -worth - place;
  }

 private:
  bool beats(int bit) const {
    const auto& trick = position_.trick();
    return bit > trick.best && ((Cards{1} << bit) & (trick.led | Lanes::kTrumps)) != 0;
  }

  /// The highest card with which that hand could take a trick of a lane; -1 where it has none to do so.
  static int best_of(Cards hand, Cards lane) {
    const Cards follow = hand & lane;
    return static_cast<int>(std::bit_width(follow != 0 ? follow : hand & Lanes::kTrumps)) - 1;
  }

  const Position& position_;
  bool ours_;          // the seat on turn is one of the side
  bool wants_tricks_;  // for its own side
  Cards against_ = 0;  // the other side's cards, at a lead
  SeatSet opponents_;  // who holds them
  bool winning_ = false;
  int best_with_ = -1;
  int best_against_ = -1;
};

}  // namespace rozbazi::solver
