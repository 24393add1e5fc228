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
//   kPlainLanes              in games that count tricks: the lanes of the suits; these games have a search of their own
//                            (tricks/solver.h), and this one where the play is not as theirs
#pragma once

#include <bit>
#include <cstdint>

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
template <class Play, bool kCountsTricks = CountsTricks<Play>>
class Solver {
 public:
  using Position = typename Play::Position;
  using Cards = typename Play::Cards;

  explicit Solver(Table<Cards>& table) : store_(table.store()) {}

  /// Poses a question: what `side` can win from `start` on.
  void set(const Position& start, SeatSet side) { set(start, side, side); }
  /// What `side` wins where those of `for_more` want it to win much, and all others want it to win little: a misère or
  /// a Ramsch is avoided by the side itself.
  void set(const Position& start, SeatSet side, SeatSet for_more) {
    store_.clear();
    side_ = side;
    for_more_ = for_more;
    nodes_ = 0;
    history_.clear();
    PerSeat<Cards> hands;
    side_cards_ = 0;
    for (int seat = 0; seat < kMostSeats; ++seat) {
      hands[seat] = start.hand(seat);
      if (side.has(seat)) side_cards_ |= hands[seat];
    }
    if (start.trick().size != 0 && side.has(start.trick().winner)) side_cards_ |= Cards{1} << start.trick().best;
    rows_.set(hands);
    go_to(start);
  }
  /// The same question from a position on that the one it was posed of can lead to; what was found out is kept.
  void go_to(const Position& position) {
    start_ = position;
    cards_ = Play::in_hands(position);
    left_ = position.trick().points + Play::worth_besides(position);
    for (Cards cards = cards_; cards != 0; cards &= cards - 1) {
      left_ += Play::worth(std::countr_zero(cards));
    }
  }

  /// What side wins at best play of all. `guess` decides nothing but the time it takes.
  int value(int guess = -1) { return value_of(start_, cards_, left_, guess < 0 ? left_ / 2 : guess); }
  /// The same after one of the moves.
  int value_after(int move, int guess) {
    Position next = start_;
    const Step step = play(next, move, left_);
    return step.gain + value_of(next, Play::in_hands(next), step.left, guess - step.gain);
  }
  bool at_least(int target) { return search(start_, cards_, target, left_) >= target; }
  /// The same after one of the moves.
  bool at_least_after(int move, int target) { return value_of_move(start_, cards_, move, target, left_) >= target; }

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

  Step play(Position& position, int move, int left) const {
    const bool completes = completes_trick(position);
    const Step step = completes ? completed(position, move, left) : Step{0, left};
    const bool ours = side_.has(position.turn());
    const int at_once = Play::play(position, move);
    return at_once == 0 ? step : Step{ours ? at_once : 0, left - at_once};
  }

  static bool completes_trick(const Position& position) {
    return position.trick().size + 1 == position.order().count();
  }
  /// What comes of the last card of a trick.
  Step completed(const Position& position, int bit, int left) const {
    const int worth = position.trick().points + Play::trick_worth(position) + Play::worth(bit);
    const int taken_by = takes(position, bit) ? bit : position.trick().best;
    return {(side_cards_ >> taken_by & 1) != 0 ? worth : 0, left - worth};
  }

  /// Halves what is possible: a question far from the answer is answered soon.
  int value_of(const Position& position, Cards cards, int left, int guess) {
    int low = 0;
    int high = left;
    int target = guess;
    while (low < high) {
      target = target <= low ? low + 1 : target > high ? high : target;
      const int found = search(position, cards, target, left);
      (found >= target ? low : high) = found;
      target = (low + high + 1) / 2;
    }
    return low;
  }

  /// A bound of what side wins from here: where it reaches `target` the value is no less, where not no more.
  int search(const Position& position, Cards cards, int target, int left) {
    if (target <= 0) return 0;
    if (target > left) return left;
    if (position.over()) return 0;
    ++nodes_;
    if (position.trick().size != 0) return best_of(position, cards, target, left, kNoMove).value;
    if (std::popcount(cards) == position.order().count()) return last_trick(position, cards, target, left);

    if constexpr (!CountsTricks<Play>) {
      if (Play::played_out(position)) {
        const SurePoints<Play> sure(cards, side_cards_);
        if (sure.ours() >= target) return sure.ours();
        if (left - sure.theirs() < target) return left - sure.theirs();
      }
    }
    if (std::popcount(cards) > kMostInRow) return best_of(position, cards, target, left, kNoMove).value;
    const Known known = recall(position, cards, target, left);
    if (known.low >= target) return known.low;
    if (known.high < target) return known.high;

    const Best best = best_of(position, cards, target, left, known.move);
    auto& entry = known.same != nullptr ? *known.same : store_.add(*known.place);
    entry.like = known.like;
    entry.low = static_cast<std::uint8_t>(best.value >= target ? best.value : known.low);
    entry.high = static_cast<std::uint8_t>(best.value >= target ? known.high : best.value);
    entry.cards = cards;
    entry.move = best.move;
    return best.value;
  }

  /// Every seat plays the card that it has.
  int last_trick(const Position& position, Cards cards, int target, int left) {
    std::uint8_t others[kMostMoves];
    if (Play::others(position, others) != 0) return best_of(position, cards, target, left, kNoMove).value;
    const Cards led = position.hand(position.turn());
    const Cards lane = Play::Lanes::lane_of_card(std::countr_zero(led));
    // Any trump lies above any card of the lane.
    const Cards trumps = cards & Play::Lanes::kTrumps;
    const int best = static_cast<int>(std::bit_width(trumps != 0 ? trumps : cards & lane)) - 1;
    if ((side_cards_ >> best & 1) == 0) return 0;
    int worth = Play::trick_worth(position);
    for (; cards != 0; cards &= cards - 1) worth += Play::worth(std::countr_zero(cards));
    return worth;
  }

  using Entry = typename Table<Cards>::Entry;

  /// What the table tells of the start of a trick, as far as it decides.
  struct Known {
    Likeness like;
    typename Store<Entry>::Number* place;
    Entry* same;  // the entry of this very position
    int low;
    int high;
    std::uint8_t move;
  };

  Known recall(const Position& position, Cards cards, int target, int left) {
    const Row row = rows_.of(cards);
    Known known;
    known.like = {row.owners, row.lengths << 2 | static_cast<std::uint64_t>(position.turn()) |
                                  static_cast<std::uint64_t>(Play::state(position)) << 32};
    known.place = &store_.place(known.like.hash());
    known.same = nullptr;
    known.low = 0;
    known.high = left;
    known.move = kNoMove;
    for (Entry* entry = store_.at(*known.place); entry != nullptr; entry = store_.at(entry->next)) {
      if (!(entry->like == known.like)) continue;
      if (entry->cards == cards) {
        known.same = entry;
        known.low = entry->low > known.low ? entry->low : known.low;
        known.high = entry->high < known.high ? entry->high : known.high;
        known.move = entry->move;
      } else if (entry->low >= target || entry->high < target) {
        const Apart apart = compare(cards, entry->cards);
        known.low = entry->low - apart.less > known.low ? entry->low - apart.less : known.low;
        known.high = entry->high + apart.more < known.high ? entry->high + apart.more : known.high;
      }
      if (known.low >= target || known.high < target) break;
    }
    return known;
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
  Best best_of(const Position& position, Cards cards, int target, int left, std::uint8_t first) {
    const Cards legal = Play::moves(position);
    if (position.trick().size != 0 && std::has_single_bit(legal)) {
      const int bit = std::countr_zero(legal);
      return {value_of_move(position, cards, bit, target, left), static_cast<std::uint8_t>(bit)};
    }
    const bool more = for_more_.has(position.turn());
    const Cards against = side_.has(position.turn()) ? ~side_cards_ : side_cards_;
    Moves<Play> moves(position, cards, against, side_, more, history_, first);
    Best best{more ? -1 : kMostValue + 1, kNoMove};
    if (completes_trick(position)) {
      best = decided(position, moves, target, left);
      if (best.move != kNoMove) return best;
    }
    for (int number = 0; number < moves.count(); ++number) {
      const auto& move = moves.next(number);
      int value = move.limit;
      if (more ? value >= target : value < target) {
        value = value_of_move(position, cards, move.move, target, left);
        moves.limit_neighbours(number, value);
      }
      if (more ? value > best.value : value < best.value) best = {value, move.move};
      if (more ? value >= target : value < target) {
        moves.remember(number, history_);
        break;
      }
    }
    return best;
  }

  int value_of_move(const Position& position, Cards cards, int move, int target, int left) {
    if (completes_trick(position)) {
      // What it wins is known before it is played.
      const Step step = completed(position, move, left);
      if (target <= step.gain) return step.gain;
      if (target > step.gain + step.left) return step.gain + step.left;
    }
    Position next = position;
    const Step step = play(next, move, left);
    const Cards then = move < kFirstOther ? cards & ~(Cards{1} << move) : cards;
    return step.gain + search(next, then, target - step.gain, step.left);
  }

  /// A last card of a trick that decides by what it wins or loses; kNoMove where none does.
  Best decided(const Position& position, const Moves<Play>& moves, int target, int left) const {
    const bool more = for_more_.has(position.turn());
    for (int number = 0; number < moves.count(); ++number) {
      const int bit = moves[number].move;
      const Step step = completed(position, bit, left);
      if (more ? target <= step.gain : target > step.gain + step.left) {
        return {more ? step.gain : step.gain + step.left, moves[number].move};
      }
    }
    return {more ? -1 : kMostValue + 1, kNoMove};
  }

  Store<Entry>& store_;
  Position start_;
  Cards cards_ = 0;  // in hands at the start
  SeatSet side_;
  SeatSet for_more_;
  Cards side_cards_ = 0;  // its cards when the question was posed, and the one of them that was winning
  int left_ = 0;
  std::uint64_t nodes_ = 0;
  History history_;
  Rows<Play> rows_;
};

}  // namespace rozbazi::solver
