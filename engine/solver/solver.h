// Exact play with all hands open, double-dummy: what a side can still win, whatever the others do. A null-window
// alpha-beta search through the tricks, over a table of what is known of positions at the start of a trick.
//
// Two ideas carry it besides. Positions that differ in nothing but what their cards are worth (rows.h) are close in
// value: what one of them is worth bounds the other, by as much as the cards differ. And of neighbouring cards in one
// hand the same holds (moves.h).
//
// `Play` says how a game is searched; solver/play.h has what most games share:
//   Position                 the game's play of tricks with every hand known; copied at every move
//   Lanes, Cards             how its cards lie in a word (tricks/trick_play.h)
//   kSegments                the segments of its lanes, in the order of their bits (rows.h)
//   worth(bit)               what a card brings to the trick it is played to
//   trick_worth(position)    what the trick on the table brings besides its cards
//   worth_besides(position)  what can still be won besides cards, by anybody
//   in_hands(position)       the cards that are still held
//   state(position)          what besides cards and leader decides the rest, below 2^32
//   unlike_any(position)     cards to which other rules apply than to their neighbours
//   moves(position)          the cards that may be played
//   others(position, list)   writes the moves that are more than a card, numbered from 64 on; returns how many
//   play(position, move)     makes a move, and returns what the seat on turn gets for it at once
//   played_out(position)     whether all tricks are played, whoever takes them
//   kPlainLanes              in games of tricks without a duty to beat: the lanes of the suits
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include "engine/match/seats.h"
#include "engine/solver/history.h"
#include "engine/solver/moves.h"
#include "engine/solver/play.h"
#include "engine/solver/rows.h"
#include "engine/solver/sure_points.h"
#include "engine/solver/table.h"

namespace rozbazi::solver {

/// Solves positions of one game, one after the other. The table is the caller's, and may be shared by solvers that do
/// not work at the same time.
template <class Play>
class Solver {
 public:
  using Position = typename Play::Position;
  using Cards = typename Play::Cards;

  explicit Solver(Table<Cards>& table) : table_(table) {}

  /// Poses a question: what `side` can win from `start` on.
  void set(const Position& start, SeatSet side) { set(start, side, side); }
  /// What `side` wins where those of `for_more` want it to win much, and all others want it to win little: a misère or
  /// a Ramsch is avoided by the side itself.
  void set(const Position& start, SeatSet side, SeatSet for_more) {
    table_.clear();
    side_ = side;
    for_more_ = for_more;
    nodes_ = 0;
    history_.clear();
    PerSeat<Cards> hands;
    for (int seat = 0; seat < kMostSeats; ++seat) hands[seat] = start.hand(seat);
    rows_.set(hands);
    go_to(start);
  }
  /// The same question from a position on that the one it was posed of can lead to; what was found out is kept.
  void go_to(const Position& position) {
    start_ = position;
    left_ = position.trick().points + Play::worth_besides(position);
    for (Cards cards = Play::in_hands(position); cards != 0; cards &= cards - 1) {
      left_ += Play::worth(std::countr_zero(cards));
    }
  }

  /// What side wins at best play of all. `guess` decides nothing but the time it takes.
  int value(int guess = -1) { return value_of(start_, left_, guess < 0 ? left_ / 2 : guess); }
  /// The same after one of the moves.
  int value_after(int move, int guess) {
    Position next = start_;
    const Step step = play(next, move, left_);
    return step.gain + value_of(next, step.left, guess - step.gain);
  }
  bool at_least(int target) { return search(start_, target, left_) >= target; }
  /// The same after one of the moves.
  bool at_least_after(int move, int target) {
    Position next = start_;
    const Step step = play(next, move, left_);
    return step.gain + search(next, target - step.gain, step.left) >= target;
  }

  /// Positions looked at since the question was posed.
  std::uint64_t nodes() const { return nodes_; }

 private:
  struct Step {
    int gain;  // what side won by it
    int left;  // what is left to be won by anybody
  };
  struct Best {
    int value;
    std::uint8_t move;
  };
  using Bounds = std::conditional_t<CountsTricks<Play>, SureTricks<Play>, SurePoints<Play>>;

  Step play(Position& position, int move, int left) const {
    const int seat = position.turn();
    const int done = position.done();
    const int in_trick = position.trick().points + Play::trick_worth(position);
    const int at_once = Play::play(position, move);
    if (at_once != 0) return {side_.has(seat) ? at_once : 0, left - at_once};
    if (position.done() == done) return {0, left};
    const int worth = in_trick + (move < kFirstOther ? Play::worth(move) : 0);
    return {side_.has(position.turn()) ? worth : 0, left - worth};
  }

  /// Halves what is possible: a question far from the answer is answered soon.
  int value_of(const Position& position, int left, int guess) {
    int low = 0;
    int high = left;
    int target = guess;
    while (low < high) {
      target = target <= low ? low + 1 : target > high ? high : target;
      const int found = search(position, target, left);
      (found >= target ? low : high) = found;
      target = (low + high + 1) / 2;
    }
    return low;
  }

  /// A bound of what side wins from here: where it reaches `target` the value is no less, where not no more.
  int search(const Position& position, int target, int left) {
    if (target <= 0) return 0;
    if (target > left) return left;
    if (position.over()) return 0;
    ++nodes_;
    if (position.trick().size != 0) return best_of(position, target, left, kNoMove).value;

    if (Play::played_out(position) && (for_more_ == side_ || !CountsTricks<Play>)) {
      const Bounds sure(position, side_);
      if (sure.ours() >= target) return sure.ours();
      if (left - sure.theirs() < target) return left - sure.theirs();
    }
    const Cards cards = Play::in_hands(position);
    if (std::popcount(cards) > kMostInRow) return best_of(position, target, left, kNoMove).value;
    const Row row = rows_.of(cards);
    const Likeness like{row.owners, row.lengths << 2 | static_cast<std::uint64_t>(position.turn()) |
                                        static_cast<std::uint64_t>(Play::state(position)) << 32};
    typename Table<Cards>::Entry* const place = table_.place(like);
    typename Table<Cards>::Entry* same = nullptr;
    int low = 0;
    int high = left;
    std::uint8_t first = kNoMove;
    for (int way = 0; way < Table<Cards>::kWays; ++way) {
      auto& entry = place[way];
      if (!table_.holds(entry, like)) continue;
      if (entry.cards == cards) {
        same = &entry;
        low = entry.low > low ? entry.low : low;
        high = entry.high < high ? entry.high : high;
        first = entry.move;
      } else if (entry.low >= target || entry.high < target) {
        const Apart apart = compare(cards, entry.cards);
        low = entry.low - apart.less > low ? entry.low - apart.less : low;
        high = entry.high + apart.more < high ? entry.high + apart.more : high;
      }
    }
    if (low >= target) return low;
    if (high < target) return high;

    const Best best = best_of(position, target, left, first);
    if (best.value >= target) {
      low = best.value;
    } else {
      high = best.value;
    }
    if (same == nullptr) same = &table_.spare(place, cards);
    same->like = like;
    same->generation = table_.generation();
    same->low = static_cast<std::uint8_t>(low);
    same->high = static_cast<std::uint8_t>(high);
    same->cards = cards;
    same->move = best.move;
    return best.value;
  }

  struct Apart {
    int more;  // by how much cards of the one are worth more than those of the other, added up
    int less;
  };

  /// Cards alike lie in the same order.
  static Apart compare(Cards one, Cards other) {
    Apart apart{0, 0};
    for (; one != 0; one &= one - 1, other &= other - 1) {
      const int difference = Play::worth(std::countr_zero(one)) - Play::worth(std::countr_zero(other));
      (difference > 0 ? apart.more : apart.less) += difference > 0 ? difference : -difference;
    }
    return apart;
  }

  /// Tries the moves in the order of their promise until one decides.
  Best best_of(const Position& position, int target, int left, std::uint8_t first) {
    const bool ours = for_more_.has(position.turn());
    Moves<Play> moves(position, side_, ours, history_, first);
    Best best{ours ? -1 : kMostValue + 1, kNoMove};
    for (int number = 0; number < moves.count(); ++number) {
      const auto& move = moves.next(number);
      int value = move.limit;
      if (ours ? value >= target : value < target) {
        Position next = position;
        const Step step = play(next, move.move, left);
        value = step.gain + search(next, target - step.gain, step.left);
        moves.limit_neighbours(number, value);
      }
      if (ours ? value > best.value : value < best.value) best = {value, move.move};
      if (ours ? value >= target : value < target) {
        moves.remember(number, history_);
        break;
      }
    }
    return best;
  }

  Table<Cards>& table_;
  Position start_;
  SeatSet side_;
  SeatSet for_more_;
  int left_ = 0;
  std::uint64_t nodes_ = 0;
  History history_;
  Rows<Play> rows_;
};

}  // namespace rozbazi::solver
