// What the seat on turn can foresee of the trick: how promising its cards look, which is the order in which they are
// tried, and of some whether they take the trick for its side whatever follows.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/match/seats.h"
#include "engine/tricks/trick_play.h"

namespace rozbazi::solver {

/// Whether the seat on turn goes above what lies in the trick by that card.
template <class Lanes>
bool takes(const TrickPlay<Lanes>& position, int bit) {
  using Cards = typename Lanes::Cards;
  const auto& trick = position.trick();
  return (bit > trick.best) & ((Cards{1} << bit & (trick.led | Lanes::kTrumps)) != 0);
}

template <class Play>
class Outlook {
 public:
  using Position = typename Play::Position;
  using Lanes = typename Play::Lanes;
  using Cards = typename Lanes::Cards;

  /// The seat on turn wants `side` to win much, or little; `against` are all cards that those were dealt who do not
  /// play with it.
  Outlook(const Position& position, SeatSet side, bool for_more, Cards against)
      : position_(position),
        side_(side),
        against_(against),
        leads_(position.trick().size == 0),
        ours_(side.has(position.turn())),
        wants_tricks_(ours_ == for_more) {
    if (leads_) return;
    winning_ = (against >> position.trick().best & 1) == 0;
    int later = position.turn();
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
    bool taken = true;  // by the seat's own side
    if (leads_) {
      const Cards lane = Lanes::lane_of_card(bit);
      for (int other = 0; other < kMostSeats; ++other) {
        if (side_.has(other) != ours_ && best_of(position_.hand(other), lane) > bit) return 0;
      }
    } else {
      const bool wins = takes(position_, bit);
      taken = wins || winning_;
      if ((taken ? best_against_ : best_with_) > (wins ? bit : position_.trick().best)) return 0;
    }
    return taken == ours_ ? 1 : -1;
  }

  /// The more promising the higher.
  int rank(int bit) const {
    const CardFacts& card = kFacts[bit];
    if (!wants_tricks_) return leads_ || takes(position_, bit) ? -card.place : 100 + card.place;
    if (leads_) {
      const Cards lane = Lanes::lane_of_card(bit);
      const bool master = (lane & against_ & (~Cards{1} << bit)) == 0;
      const bool alone = (lane & position_.hand(position_.turn())) == Cards{1} << bit;
      return 10 * card.place + (master ? 100 : 0) + (alone ? 20 : 0);
    }
    const bool wins = takes(position_, bit);
    const int top = wins ? bit : position_.trick().best;
    if (best_against_ > top) return card.lost;
    if (wins || winning_) return card.won;
    return best_with_ > top ? card.hoped : card.lost;
  }

 private:
  /// The highest card with which that hand could take a trick of a lane; -1 where it has none to do so.
  static int best_of(Cards hand, Cards lane) {
    const Cards follow = hand & lane;
    return static_cast<int>(std::bit_width(follow != 0 ? follow : hand & Lanes::kTrumps)) - 1;
  }

  /// How high a card lies in its lane, and how well it suits a trick that is won, that may be won, and that is lost.
  struct CardFacts {
    std::int16_t place;
    std::int16_t won;
    std::int16_t hoped;
    std::int16_t lost;
  };
  struct Facts {
    CardFacts of[8 * sizeof(Cards)]{};
    constexpr Facts() {
      for (int bit = 0; bit < static_cast<int>(8 * sizeof(Cards)); ++bit) {
        const int place = bit - std::countr_zero(Lanes::lane_of_card(bit));
        const int worth = Lanes::points_of(bit);
        of[bit] = {static_cast<std::int16_t>(place), static_cast<std::int16_t>(300 + 4 * worth - place),
                   static_cast<std::int16_t>(50 + worth - place), static_cast<std::int16_t>(-worth - place)};
      }
    }
    constexpr const CardFacts& operator[](int bit) const { return of[bit]; }
  };
  static constexpr Facts kFacts{};

  const Position& position_;
  SeatSet side_;
  Cards against_;
  bool leads_;
  bool ours_;          // the seat on turn is one of the side
  bool wants_tricks_;  // for its own side
  bool winning_ = false;
  int best_with_ = -1;
  int best_against_ = -1;
};

}  // namespace rozbazi::solver
