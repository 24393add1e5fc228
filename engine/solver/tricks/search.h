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
  void set(SeatOrder order, SeatSet side, Trumps trumps, Cards asking, const PerSeat<Cards>& hands) {
    memory_.clear();
    order_ = order;
    side_ = side;
    trumps_ = trumps;
    asking_ = asking;
    nodes_ = 0;
    owners_.set(hands);
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

    const std::uint64_t key = key_of(start);
    const Owners owners = owners_.of(start.all & ~asking_);
    std::uint8_t first = kNoBit;
    Memory::Number& place = memory_.place(hash_of(key));
    for (const Found* entry = memory_.at(place); entry != nullptr; entry = memory_.at(entry->next)) {
      if (entry->key != key) continue;
      if (owners.of_top(entry->depths) == entry->owners) {
        if (entry->low() >= target || entry->high() < target) {
          ranks = ranks_of(entry->depths, start.all & ~asking_);
          return entry->low() >= target ? entry->low() : entry->high();
        }
      } else if ((entry->low() > 0) != side_.has(start.leader)) {
        continue;
      }
      // What decided there is worth trying here.
      if (first == kNoBit) first = entry->move;
    }

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

    const Best best = best_lead(start, target, first);
    ranks = best.ranks;
    const bool reached = best.value >= target;
    const Depths depths = depths_of(ranks, start.all & ~asking_);
    const int low = reached ? best.value : 0;
    const int high = reached ? start.left : best.value;
    Found& found = memory_.add(place);
    found = {key, owners.of_top(depths), depths, static_cast<std::uint8_t>(low | high << 4), best.move, found.next};
    return best.value;
  }

  Best best_lead(const Start& start, int target, std::uint8_t first) {
    const int seat = start.leader;
    auto& merits = merits_[seat];
    Moves moves(hands_[seat], (start.all & ~hands_[seat]) | asking_);
    const PromiseOfLead promise(hands_, start, trumps_, order_, side_);
    for (Move& move : moves) move.rank = move.bit == first ? kFirst : merits[move.bit] + promise.of(move.alike);
    moves.sort();

    Best best(side_.has(seat), start.left);
    Cards settled = 0;
    const auto try_asking = [&](const Move& move, Cards lane) {
      Trick trick;
      trick.lead(seat, move.bit, move.alike, trumps_.lane_of_card(move.bit), lane);
      hands_[seat] ^= card(move.bit);
      Cards ranks = 0;
      const int value = follow(start, trick, 1, order_.after(seat), target, ranks);
      hands_[seat] ^= card(move.bit);
      best.add(value, ranks, move.bit, target);
      settled |= as_good(move.bit, ranks);
    };
    for (const Move& move : moves) {
      if ((card(move.bit) & settled) != 0) continue;
      if ((card(move.bit) & asking_) == 0) {
        try_asking(move, trumps_.lane_of_card(move.bit));
      } else {
        for (int number = 0; number < kLanes && !best.decided; ++number) {
          if ((start.askable >> number & 1) != 0) try_asking(move, lane(number) & ~asking_);
        }
      }
      if (!best.decided) continue;
      if (&move != moves.begin()) merits[move.bit] += 2 * start.left;
      for (const Move* failed = moves.begin(); failed != &move; ++failed) merits[failed->bit] -= 2 * start.left;
      break;
    }
    return best;
  }

  int follow(const Start& start, const Trick& trick, int size, int seat, int target, Cards& ranks) {
    ++nodes_;
    const Cards held = hands_[seat];
    const Cards following = held & trick.follow;
    const Cards playable = following != 0 ? following : held;
    if (std::has_single_bit(playable)) {
      const int bit = lowest(playable);
      return after(start, trick, size, seat, bit, bit, target, ranks);
    }
    Best best(side_.has(seat), start.left);
    Cards settled = 0;
    const auto attempt = [&](int bit, int alike) {
      Cards found = 0;
      const int value = after(start, trick, size, seat, bit, alike, target, found);
      best.add(value, found, bit, target);
      ranks = best.ranks;
      settled |= card(bit) | as_good(bit, found);
      return best.decided;
    };
    const PromiseOfCard promise(hands_, trumps_, order_, side_, trick, size, seat);
    const Cards between = (start.all & ~held) | asking_;
    // Most of the time this one decides, and the others need not even be looked at.
    const Cards first = promise.first(playable);
    if (first != 0 && attempt(highest_alike(lowest(first), playable, between), lowest(first))) return best.value;
    Moves moves(playable, between);
    for (Move& move : moves) move.rank = promise.of(move.alike);
    moves.sort();
    for (const Move& move : moves) {
      if ((card(move.bit) & settled) == 0 && attempt(move.bit, move.alike)) break;
    }
    return best.value;
  }

  /// What comes of a card of the seat on turn that is not the leader.
  int after(const Start& start, const Trick& trick, int size, int seat, int bit, int alike, int target, Cards& ranks) {
    Trick next = trick;
    next.add(seat, bit, alike, trumps_);
    hands_[seat] ^= card(bit);
    const int value = size + 1 < order_.count() ? follow(start, next, size + 1, order_.after(seat), target, ranks)
                                                : gather(start, next, target, ranks);
    hands_[seat] ^= card(bit);
    return value;
  }

  /// The cards whose play would have led to the same as that card's: where its rank did not count, those of its lane
  /// whose ranks did not either.
  Cards as_good(int bit, Cards ranks) const {
    const Cards lane = trumps_.lane_of_card(bit);
    const Cards counted = ranks & lane;
    const Cards low = counted == 0 ? lane : lane & (counted - 1) & ~counted;
    return (card(bit) & low) != 0 ? low : 0;
  }

  /// The trick is complete.
  int gather(const Start& start, const Trick& trick, int target, Cards& ranks) {
    Start next;
    next.leader = trick.winner;
    next.left = start.left - 1;
    next.all = start.all & ~trick.cards;
    next.lengths = start.lengths - trick.lengths;
    next.askable = start.askable;
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

  static std::uint64_t hash_of(std::uint64_t key) { return (key ^ key >> 29) * 0x9E3779B97F4A7C15; }

  static constexpr std::int32_t kFirst = 1 << 30;

  Memory& memory_;
  SeatOrder order_;
  SeatSet side_;
  Trumps trumps_;
  Cards asking_ = 0;
  OwnersOfDeal owners_;
  PerSeat<Cards> hands_;
  std::uint64_t nodes_ = 0;
  std::int32_t merits_[kMostSeats][64]{};  // of leads: what decided, and what did not
};

}  // namespace rozbazi::solver::tricks
