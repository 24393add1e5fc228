// What the games share in telling a solver how they are searched (solver.h).
#pragma once

#include <bit>
#include <cstdint>

#include "engine/match/seats.h"

namespace rozbazi::solver {

/// Moves below are the cards of those bits.
inline constexpr int kFirstOther = 64;

/// A game in which every move is a card; `Tricks` is its play of tricks. A game with other moves hides what it has
/// otherwise.
template <class Tricks, class TricksLanes>
struct CardPlay {
  using Position = Tricks;
  using Lanes = TricksLanes;
  using Cards = typename Lanes::Cards;

  static int worth(int bit) { return Lanes::points_of(bit); }
  static Cards in_hands(const Position& position) {
    Cards cards = 0;
    for (int seat = 0; seat < kMostSeats; ++seat) cards |= position.hand(seat);
    return cards;
  }
  static Cards on_table(const Position& position) {
    Cards cards = 0;
    const int played = position.cards_played();
    for (int back = 1; back <= position.trick().size; ++back) cards |= Cards{1} << position.card_played(played - back);
    return cards;
  }
  static unsigned state(const Position&) { return 0; }
  static Cards unlike_any(const Position&) { return 0; }
  static Cards moves(const Position& position) { return position.playable(); }
  static int others(const Position&, std::uint8_t*) { return 0; }
  static int play(Position& position, int move) {
    position.play(move);
    return 0;
  }
};

template <class Play>
concept CountsTricks = requires {
  Play::kPlainLanes;
};

/// Tricks that each side is sure of at the start of a trick, in games in which the highest trump wins and nobody must
/// beat: the highest trumps of every hand, and what the leader can cash besides.
template <class Play>
class SureTricks {
 public:
  using Position = typename Play::Position;
  using Lanes = typename Play::Lanes;
  using Cards = typename Lanes::Cards;

  SureTricks(const Position& position, SeatSet side) {
    const Cards all = Play::in_hands(position);
    const int leader = position.turn();
    for (int seat = 0; seat < kMostSeats; ++seat) {
      const int tops = highest_of(position.hand(seat) & Lanes::kTrumps, all & Lanes::kTrumps);
      int& most = side.has(seat) ? ours_ : theirs_;
      most = tops > most ? tops : most;
    }
    const Cards hand = position.hand(leader);
    int cashed = highest_of(hand & Lanes::kTrumps, all & Lanes::kTrumps);
    for (const Cards lane : Play::kPlainLanes) {
      const int tops = highest_of(hand & lane, all & lane);
      if (tops == 0) continue;
      // Whoever holds a trump ruffs what he cannot follow.
      int rounds = tops;
      for (int seat = 0; seat < kMostSeats; ++seat) {
        if (side.has(seat) == side.has(leader) || (position.hand(seat) & Lanes::kTrumps) == 0) continue;
        const int length = std::popcount(position.hand(seat) & lane);
        rounds = length < rounds ? length : rounds;
      }
      cashed += rounds;
    }
    int& most = side.has(leader) ? ours_ : theirs_;
    most = cashed > most ? cashed : most;
  }

  int ours() const { return ours_; }
  int theirs() const { return theirs_; }

 private:
  /// How many of the highest cards of a lane are those of one hand.
  static int highest_of(Cards held, Cards all) {
    const Cards others = all & ~held;
    const Cards above = others == 0 ? ~Cards{0} : ~((Cards{2} << (std::bit_width(others) - 1)) - 1);
    return std::popcount(held & above);
  }

  int ours_ = 0;
  int theirs_ = 0;
};

/// How promising the cards of the seat on turn look: the order in which they are tried, and nothing more.
template <class Play>
class Outlook {
 public:
  using Position = typename Play::Position;
  using Lanes = typename Play::Lanes;
  using Cards = typename Lanes::Cards;

  Outlook(const Position& position, SeatSet side) : position_(position) {
    const int seat = position.turn();
    const bool ours = side.has(seat);
    if (position.trick().size == 0) {
      for (int other = 0; other < kMostSeats; ++other) {
        if (side.has(other) != ours) against_ |= position.hand(other);
      }
      return;
    }
    winning_ = side.has(position.trick().winner) == ours;
    int later = seat;
    for (int place = position.trick().size + 1; place < position.order().count(); ++place) {
      later = position.order().after(later);
      int& answer = side.has(later) == ours ? best_with_ : best_against_;
      const int best = best_of(position.hand(later));
      answer = best > answer ? best : answer;
    }
  }

  /// The more promising the higher.
  int rank(int bit) const {
    const Cards card = Cards{1} << bit;
    const Cards lane = Lanes::lane_of_card(bit);
    const int worth = Play::worth(bit);
    const int place = bit - std::countr_zero(lane);
    if (position_.trick().size == 0) {
      const bool master = (lane & against_ & (~Cards{1} << bit)) == 0;
      const bool alone = (lane & position_.hand(position_.turn())) == card;
      return 10 * place + (master ? 100 : 0) + (alone ? 20 : 0);
    }
    const auto& trick = position_.trick();
    const bool wins = bit > trick.best && (card & (trick.led | Lanes::kTrumps)) != 0;
    const int top = wins ? bit : trick.best;
    if (best_against_ > top) return -worth - place;
    if (wins || winning_) return 300 + 4 * worth - place;
    return best_with_ > top ? 50 + worth - place : -worth - place;
  }

 private:
  /// The highest card with which that hand could take the trick; -1 where it has none to do so.
  int best_of(Cards hand) const {
    const Cards follow = hand & position_.trick().led;
    return static_cast<int>(std::bit_width(follow != 0 ? follow : hand & Lanes::kTrumps)) - 1;
  }

  const Position& position_;
  Cards against_ = 0;  // the other side's cards, at a lead
  bool winning_ = false;
  int best_with_ = -1;
  int best_against_ = -1;
};

}  // namespace rozbazi::solver
