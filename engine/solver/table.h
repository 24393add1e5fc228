// What a solver has found out about positions at the start of a trick: bounds of what is still to be won, filed under
// what makes positions alike (rows.h), so that those which differ in their cards' worth alone lie together. A new
// question finds the table empty: no answer, and no count of nodes, depends on what was asked before.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/solver/rows.h"
#include "engine/solver/tricks/memory.h"

namespace rozbazi::solver {

inline constexpr std::uint8_t kNoMove = 0xFF;

/// What makes positions alike: the row, who leads, and what else the game goes by.
struct Likeness {
  std::uint64_t owners;
  std::uint64_t rest;
  friend bool operator==(const Likeness&, const Likeness&) = default;
};

template <class Cards>
class Table {
 public:
  struct Entry {
    Likeness like;
    std::uint16_t generation;
    std::uint8_t low;
    std::uint8_t high;
    Cards cards;
    std::uint8_t move;
  };
  static constexpr int kWays = 4;

  /// Room for 4 entries of 32 bytes in each of 2 to the power of `log2` places.
  explicit Table(int log2) : entries_((std::size_t{1} << log2) * kWays), shift_(64 - log2), tricks_(log2) {}

  /// Forgets everything.
  void clear() {
    if (++generation_ != 0) return;
    entries_.assign(entries_.size(), {});
    generation_ = 1;
  }

  /// The place of all positions alike.
  Entry* place(const Likeness& like) {
    const std::uint64_t mixed = (like.owners ^ like.owners >> 31) * 0x9E3779B97F4A7C15 + like.rest * 0xC2B2AE3D27D4EB4F;
    return &entries_[static_cast<std::size_t>((mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93 >> shift_) * kWays];
  }
  bool holds(const Entry& entry, const Likeness& like) const {
    return entry.like == like && entry.generation == generation_;
  }
  /// The entry to write over: one that holds nothing, else one that the cards pick.
  Entry& spare(Entry* place, Cards cards) const {
    for (int way = 0; way < kWays; ++way) {
      if (place[way].generation != generation_) return place[way];
    }
    return place[static_cast<std::uint64_t>(cards) * 0x9E3779B97F4A7C15 >> 62];
  }
  std::uint16_t generation() const { return generation_; }

  /// What the search of tricks keeps.
  tricks::Memory& tricks() { return tricks_; }

 private:
  std::vector<Entry> entries_;
  int shift_;
  std::uint16_t generation_ = 1;
  tricks::Memory tricks_;
};

}  // namespace rozbazi::solver
