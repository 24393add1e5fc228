// The search through the tricks of a deal: what one side can win of those that are left. A null-window alpha-beta
// search as in solver.h, which besides a bound finds out which ranks it rests on (pattern.h): what is found holds for
// all positions that differ in lower ones only. Bridge's programs do so since Ginsberg's partition search.
#pragma once

#include <cstdint>

#include "engine/match/seats.h"
#include "engine/solver/tricks/memory.h"
#include "engine/solver/tricks/moves.h"
#include "engine/solver/tricks/position.h"
#include "engine/solver/tricks/promise.h"
#include "engine/solver/tricks/sure.h"

namespace rozbazi::solver::tricks {

/// Searches the positions of one deal. The memory is the caller's.
class Search {
 public:
  explicit Search(Memory& memory) : memory_(memory) {}

  /// A new question: what was found before is forgotten.
  void set(SeatOrder order, SeatSet side, Trumps trumps, Cards asking) {
    memory_.clear();
    order_ = order;
    side_ = side;
    trumps_ = trumps;
    asking_ = asking;
    nodes_ = 0;
    for (auto& of_seat : merits_) {
      for (std::int32_t& merit : of_seat) merit = 0;
    }
  }
  /// A position of it: the hands without the cards on the table, and the start of the trick that these belong to.
  int run(const PerSeat<Cards>& hands, const Start& start, const Trick& trick, int size, int turn, int target) {
    hands_ = hands;
    Cards ranks = 0;
    return size == 0 ? lead(start, target, ranks) : follow(start, trick, size, turn, target, ranks);
  }

  std::uint64_t nodes() const { return nodes_; }

 private:
  /// The best of the moves tried so far.
  struct Best {
    Best(bool chooses, int left) : ours(chooses), value(chooses ? -1 : left + 1) {}
    void add(int found, Cards found_ranks, int bit, int target) {
      if (ours ? found > value : found < value) {
        value = found;
        move = static_cast<std::uint8_t>(bit);
      }
      decided = ours ? found >= target : found < target;
      ranks = decided ? found_ranks : ranks | found_ranks;
    }

    bool ours;
    bool decided = false;
    std::uint8_t move = kNoBit;
    int value;
    Cards ranks = 0;
  };

  /// A bound of what the side wins from here: where it reaches `target` the value is no less, where not no more.
  /// `ranks` gets the cards whose ranks it rests on.
  int lead(const Start& start, int target, Cards& ranks) {
    if (target <= 0) return 0;
    if (target > start.left) return start.left;
    ++nodes_;
    if (start.left == 1) return last_trick(start, ranks);

    const int seat = start.leader;
    const bool ours = side_.has(seat);
    const int against = start.left - target + 1;
    const SureTricks sure(hands_, start, trumps_, order_, side_);
    const Sure leaders = sure.of_leader(ours ? target : against);
    if (leaders.tricks >= (ours ? target : against)) {
      ranks = leaders.ranks;
      return ours ? leaders.tricks : start.left - leaders.tricks;
    }
    const Sure others = sure.of_others();
    if (others.tricks >= (ours ? against : target)) {
      ranks = others.ranks;
      return ours ? start.left - others.tricks : others.tricks;
    }

    const std::uint64_t key = key_of(start);
    std::uint8_t first = kNoBit;
    for (const Memory::Entry* entry = memory_.first(key); entry != nullptr; entry = memory_.next(*entry)) {
      if (entry->key != key) continue;
      if (start.owners.of_top(entry->depths) == entry->owners) {
        if (entry->low() >= target || entry->high() < target) {
          ranks = ranks_of(entry->depths, start.all);
          return entry->low() >= target ? entry->low() : entry->high();
        }
      } else if ((entry->low() > 0) != ours) {
        continue;
      }
      // What decided there is worth trying here.
      if (first == kNoBit) first = entry->move;
    }

    const Best best = best_lead(start, target, first);
    ranks = best.ranks;
    const bool reached = best.value >= target;
    const Depths depths = depths_of(ranks, start.all & ~asking_);
    memory_.add(key, start.owners.of_top(depths), depths, reached ? best.value : 0, reached ? start.left : best.value,
                best.move);
    return best.value;
  }

  Best best_lead(const Start& start, int target, std::uint8_t first) {
    const int seat = start.leader;
    auto& merits = merits_[seat];
    Moves moves(hands_[seat], hands_[seat], start.all, asking_);
    const PromiseOfLead promise(hands_, start, trumps_, order_, side_);
    for (Move& move : moves) move.rank = move.bit == first ? kFirst : merits[move.bit] + promise.of(move.bit);
    moves.sort();

    Best best(side_.has(seat), start.left);
    const auto try_asking = [&](const Move& move, Cards lane) {
      Trick trick;
      trick.lead(seat, move.bit, move.alike, trumps_.lane_of_card(move.bit), lane);
      hands_[seat] ^= card(move.bit);
      Cards ranks = 0;
      const int value = follow(start, trick, 1, order_.after(seat), target, ranks);
      hands_[seat] ^= card(move.bit);
      best.add(value, ranks, move.bit, target);
    };
    for (const Move& move : moves) {
      if ((card(move.bit) & asking_) == 0) {
        try_asking(move, trumps_.lane_of_card(move.bit));
      } else {
        for (int number = 0; number < kLanes && !best.decided; ++number) {
          if ((start.askable >> number & 1) != 0) try_asking(move, lane(number) & ~asking_);
        }
      }
      if (!best.decided) continue;
      if (&move != moves.begin()) merits[move.bit] += 4 * start.left;
      break;
    }
    return best;
  }

  int follow(const Start& start, const Trick& trick, int size, int seat, int target, Cards& ranks) {
    ++nodes_;
    const bool ours = side_.has(seat);
    const Cards held = hands_[seat];
    const Cards following = held & trick.follow;
    Moves moves(following != 0 ? following : held, held, start.all, asking_);
    if (moves.size() > 1) {
      const PromiseOfCard promise(hands_, trumps_, order_, side_, trick, size, seat);
      for (Move& move : moves) move.rank = promise.of(move.bit);
      moves.sort();
    }
    Best best(ours, start.left);
    for (const Move& move : moves) {
      Trick next = trick;
      next.add(seat, move.bit, move.alike, trumps_);
      hands_[seat] ^= card(move.bit);
      Cards found = 0;
      const int value = size + 1 < order_.count() ? follow(start, next, size + 1, order_.after(seat), target, found)
                                                  : gather(start, next, target, found);
      hands_[seat] ^= card(move.bit);
      best.add(value, found, move.bit, target);
      if (best.decided) break;
    }

    ranks = best.ranks;
    return best.value;
  }

  /// The trick is complete.
  int gather(const Start& start, const Trick& trick, int target, Cards& ranks) {
    Start next;
    next.leader = trick.winner;
    next.left = start.left - 1;
    next.all = start.all & ~trick.cards;
    next.lengths = start.lengths - trick.lengths;
    next.owners = start.owners;
    next.askable = start.askable;
    // From the lowest card on, so that the places of the others stay what they are.
    for (Cards cards = trick.cards & ~asking_; cards != 0; cards &= cards - 1) {
      const int bit = lowest(cards);
      next.owners.remove(lane_of(bit), std::popcount(start.all & trumps_.lane_of_card(bit) & over(bit)));
    }
    if (asking_ != 0) next.askable &= ~(1u << lane_of(lowest(trick.follow)));
    const int won = side_.has(trick.winner) ? 1 : 0;
    const int value = won + lead(next, target - won, ranks);
    ranks |= trick.ranks();
    return value;
  }

  /// Every hand has one card.
  int last_trick(const Start& start, Cards& ranks) const {
    const int leader = start.leader;
    Trick trick;
    const int led = lowest(hands_[leader]);
    trick.lead(leader, led, led, trumps_.lane_of_card(led), 0);
    for (int seat = order_.after(leader); seat != leader; seat = order_.after(seat)) {
      const int bit = lowest(hands_[seat]);
      trick.add(seat, bit, bit, trumps_);
    }
    ranks = trick.ranks();
    return side_.has(trick.winner) ? 1 : 0;
  }

  std::uint64_t key_of(const Start& start) const {
    std::uint64_t key = start.lengths << 16 | static_cast<std::uint64_t>(start.left << 2 | start.leader);
    if ((start.all & asking_) == 0) return key;
    int holder = 0;
    while ((hands_[holder] & asking_) == 0) ++holder;
    return key | static_cast<std::uint64_t>(start.askable << 9 | static_cast<unsigned>(holder) << 7 | 1u << 6);
  }

  static constexpr std::int32_t kFirst = 1 << 30;

  Memory& memory_;
  SeatOrder order_;
  SeatSet side_;
  Trumps trumps_;
  Cards asking_ = 0;
  PerSeat<Cards> hands_;
  std::uint64_t nodes_ = 0;
  std::int32_t merits_[kMostSeats][64]{};  // of leads: what those that were not tried first have decided
};

}  // namespace rozbazi::solver::tricks
