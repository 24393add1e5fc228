// Exact play with all hands open, double-dummy: what a side can still win, whatever the others do. A null-window
// alpha-beta search through the tricks, over a table of what is known of positions at the start of a trick.
//
// Two ideas carry it besides. Positions that differ in nothing but what their cards are worth (rows.h) are close in
// value: what one of them is worth bounds the other, by as much as the cards differ. And of neighbouring cards in one
// hand the same holds: having tried one, the value of the next is known to within their difference.
//
// `Play` says how a game is searched; solver/play.h has what most games share:
//   Position                 the game's play of tricks with every hand known; copied at every move
//   Lanes, Cards             how its cards lie in a word (tricks/trick_play.h)
//   kSegments                the segments of its lanes, in the order of their bits (rows.h)
//   worth(bit)               what a card brings to the trick it is played to
//   trick_worth(position)    what the trick on the table brings besides its cards
//   worth_besides(position)  what can still be won besides cards, by anybody
//   in_hands, on_table       the cards that are still held, and those of the trick
//   state(position)          what besides cards and leader decides the rest, below 2^32
//   unlike_any(position)     cards to which other rules apply than to their neighbours
//   moves(position)          the cards that may be played
//   others(position, list)   writes the moves that are more than a card, numbered from 64 on; returns how many
//   play(position, move)     makes a move, and returns what the seat on turn gets for it at once
//   kPlainLanes              in games of tricks without a duty to beat: the lanes of the suits, and
//   played_out(position)     whether all tricks are played, whoever takes them
#pragma once

#include <bit>
#include <cstdint>

#include "engine/match/seats.h"
#include "engine/solver/play.h"
#include "engine/solver/rows.h"
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
    for (auto& of_seat : cuts_) {
      for (std::int32_t& cuts : of_seat) cuts = 0;
    }
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
  struct Move {
    std::uint8_t move;
    std::uint8_t block;  // neighbouring cards of the hand, with no other's card between them
    std::int16_t path;   // how far along its block it lies, in worth from each card to the next
    std::int16_t limit;  // what its value cannot exceed, or for the other side cannot fall short of
    std::int32_t rank;
  };
  static constexpr int kMostMoves = 24;
  static constexpr int kMostValue = 250;

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

    if constexpr (CountsTricks<Play>) {
      if (Play::played_out(position) && for_more_ == side_) {
        const SureTricks<Play> sure(position, side_);
        if (sure.ours() >= target) return sure.ours();
        if (left - sure.theirs() < target) return left - sure.theirs();
      }
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

  Best best_of(const Position& position, int target, int left, std::uint8_t first) {
    const int seat = position.turn();
    const bool ours = for_more_.has(seat);
    Move moves[kMostMoves];
    const int count = list_moves(position, first, moves);
    Best best{ours ? -1 : kMostValue + 1, kNoMove};
    for (int number = 0; number < count; ++number) {
      const Move& move = moves[number];
      int value = move.limit;
      if (ours ? value >= target : value < target) {
        Position next = position;
        const Step step = play(next, move.move, left);
        value = step.gain + search(next, target - step.gain, step.left);
        limit_neighbours(move, moves + number + 1, moves + count, value, ours);
      }
      if (ours ? value > best.value : value < best.value) best = {value, move.move};
      if (ours ? value >= target : value < target) {
        if (number > 0 && move.move < kFirstOther) ++cuts_[seat][move.move];
        break;
      }
    }
    return best;
  }

  int list_moves(const Position& position, std::uint8_t first, Move* moves) const {
    const auto limit = static_cast<std::int16_t>(for_more_.has(position.turn()) ? kMostValue : 0);
    const auto& cuts = cuts_[position.turn()];
    int count = 0;
    const auto add = [&](const Move& move) {
      int at = count++;
      for (; at > 0 && moves[at - 1].rank < move.rank; --at) moves[at] = moves[at - 1];
      moves[at] = move;
    };

    std::uint8_t others[kMostMoves];
    const int count_others = Play::others(position, others);
    std::uint8_t block = 0;
    for (int number = 0; number < count_others; ++number) {
      add({others[number], block++, 0, limit, others[number] == first ? kFirst : kOthers});
    }

    const Outlook<Play> outlook(position, for_more_);
    const Cards seen = Play::in_hands(position) | Play::on_table(position);
    const Cards unlike = Play::unlike_any(position);
    std::int16_t path = 0;
    int last = -1;
    for (Cards rest = Play::moves(position); rest != 0; rest &= rest - 1) {
      const int bit = std::countr_zero(rest);
      bool twin = false;
      if (last >= 0 && (Play::Lanes::lane_of_card(last) >> bit & 1) != 0 &&
          (seen & ((Cards{1} << bit) - (Cards{2} << last))) == 0 &&
          (unlike & (Cards{1} << bit | Cards{1} << last)) == 0) {
        const int apart = Play::worth(bit) - Play::worth(last);
        path = static_cast<std::int16_t>(path + (apart < 0 ? -apart : apart));
        twin = apart == 0;
      } else {
        ++block;
        path = 0;
      }
      last = bit;
      // Of cards worth alike one stands for all.
      if (twin) continue;
      const auto move = static_cast<std::uint8_t>(bit);
      add({move, block, path, limit, move == first ? kFirst : cuts[bit] + outlook.rank(bit)});
    }
    return count;
  }

  /// A move was found to be worth `value` at most, or where the other side chooses at least; so are its neighbours,
  /// but for the difference.
  static void limit_neighbours(const Move& tried, Move* others, Move* end, int value, bool ours) {
    for (Move* other = others; other != end; ++other) {
      if (other->block != tried.block) continue;
      const int apart = other->path > tried.path ? other->path - tried.path : tried.path - other->path;
      const int limit = ours ? value + apart : value - apart;
      if (ours ? limit < other->limit : limit > other->limit) other->limit = static_cast<std::int16_t>(limit);
    }
  }

  static constexpr std::int32_t kFirst = 1 << 30;
  static constexpr std::int32_t kOthers = 1 << 29;

  Table<Cards>& table_;
  Position start_;
  SeatSet side_;
  SeatSet for_more_;
  int left_ = 0;
  std::uint64_t nodes_ = 0;
  std::int32_t cuts_[kMostSeats][64]{};  // how often a card not tried first decided
  Rows<Play> rows_;
};

}  // namespace rozbazi::solver
