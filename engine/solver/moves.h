// The moves worth trying at a position, the most promising first.
//
// Neighbouring cards of a hand are those of one lane between which there is no card that is still held, nor the best of
// the trick: whichever of them is played, the same tricks are won from there on, and nothing differs but what the cards
// are worth. So one of those worth alike stands for all; the value of one bounds the other's; and where it is certain
// who takes the trick, the dearest or the cheapest of them is as good as any: the difference is won or saved at once,
// and can at most be lost again later.
#pragma once

#include <bit>
#include <cstdint>
#include <utility>

#include "engine/match/seats.h"
#include "engine/solver/history.h"
#include "engine/solver/outlook.h"
#include "engine/solver/play.h"
#include "engine/solver/table.h"

namespace rozbazi::solver {

/// More than a seat ever has to choose from.
inline constexpr int kMostMoves = 24;
/// More than any value.
inline constexpr int kMostValue = 250;

template <class Play>
class Moves {
 public:
  using Position = typename Play::Position;
  using Cards = typename Play::Cards;

  struct Move {
    std::uint8_t move;
    std::uint8_t block;  // the number of the neighbours that it belongs to
    std::int16_t path;   // how far along them it lies, in worth from each card to the next
    std::int16_t limit;  // what its value cannot exceed, or where little is wanted cannot fall short of
    std::int16_t rank;
  };

  /// The seat on turn wants `side` to win much, or little. `first` is tried first, where it is a move.
  Moves(const Position& position, Cards in_hands, Cards against, SeatSet side, bool for_more, const History& history,
        std::uint8_t first)
      : for_more_(for_more), best_(position.trick().size == 0 ? History::kLead : position.trick().best) {
    std::uint8_t others[kMostMoves];
    const int count_others = Play::others(position, others);
    for (int number = 0; number < count_others; ++number) add(others[number], 0, kOther);

    const Outlook<Play> outlook(position, side, for_more, against);
    list_cards(position, in_hands, outlook);
    if (count_ == 1) return;
    for (int number = count_others; number < count_; ++number) {
      Move& each = moves_[number];
      each.rank = static_cast<std::int16_t>(history.score(best_, each.move) / 2 + outlook.rank(each.move));
    }
    for (int number = 0; first != kNoMove && number < count_; ++number) {
      if (moves_[number].move == first) moves_[number].rank = kFirst;
    }
  }

  int count() const { return count_; }
  const Move& operator[](int number) const { return moves_[number]; }

  /// The move to try after `number` others; call it for one number after the other.
  const Move& next(int number) {
    int best = number;
    for (int other = number + 1; other < count_; ++other) {
      if (moves_[other].rank > moves_[best].rank) best = other;
    }
    std::swap(moves_[number], moves_[best]);
    return moves_[number];
  }

  /// Move `number` was found to be worth `value` at most, or where little is wanted at least; so are its
  /// neighbours, but for the difference.
  void limit_neighbours(int number, int value) {
    if (block_ == count_) return;
    const Move& tried = moves_[number];
    for (Move* other = moves_ + number + 1; other != moves_ + count_; ++other) {
      if (other->block != tried.block) continue;
      const int apart = other->path > tried.path ? other->path - tried.path : tried.path - other->path;
      const int limit = for_more_ ? value + apart : value - apart;
      if (for_more_ ? limit < other->limit : limit > other->limit) other->limit = static_cast<std::int16_t>(limit);
    }
  }

  /// Move `number` decided, and those before it did not.
  void remember(int number, History& history) const {
    if (count_ == 1) return;
    if (moves_[number].move < kFirstOther) history.succeeded(best_, moves_[number].move);
    for (const Move* each = moves_; each != moves_ + number; ++each) {
      if (each->move < kFirstOther) history.failed(best_, each->move);
    }
  }

 private:
  static constexpr std::int16_t kFirst = INT16_MAX;
  static constexpr std::int16_t kOther = INT16_MAX - 1;

  void add(int move, int path, std::int16_t rank = 0) {
    if (path == 0) ++block_;
    moves_[count_++] = {static_cast<std::uint8_t>(move), block_, static_cast<std::int16_t>(path),
                        static_cast<std::int16_t>(for_more_ ? kMostValue : 0), rank};
  }

  void list_cards(const Position& position, Cards between, const Outlook<Play>& outlook) {
    if (best_ != History::kLead) between |= Cards{1} << best_;
    const Cards unlike = Play::unlike_any(position);
    int path = 0;
    int last = -1;
    for (Cards rest = Play::moves(position); rest != 0; rest &= rest - 1) {
      const int bit = std::countr_zero(rest);
      const bool neighbours = last >= 0 && (Play::Lanes::lane_of_card(last) >> bit & 1) != 0 &&
                              (between & ((Cards{1} << bit) - (Cards{2} << last))) == 0 &&
                              (unlike & (Cards{1} << bit | Cards{1} << last)) == 0;
      const int apart = neighbours ? Play::worth(bit) - Play::worth(last) : 0;
      last = bit;
      if (!neighbours) {
        path = 0;
        add(bit, path);
      } else if (apart != 0) {
        Move& before = moves_[count_ - 1];
        const int fate = outlook.fate(bit);
        path += apart < 0 ? -apart : apart;
        if (fate == 0) {
          add(bit, path);
        } else if (((fate > 0) == for_more_) == (Play::worth(bit) > Play::worth(before.move))) {
          before.move = static_cast<std::uint8_t>(bit);
        }
      }
    }
  }

  bool for_more_;
  int best_;
  int count_ = 0;
  std::uint8_t block_ = 0;
  Move moves_[kMostMoves];
};

}  // namespace rozbazi::solver
