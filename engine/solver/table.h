// What a solver has found out about positions at the start of a trick: bounds of what is still to be won, filed under
// what makes positions alike (rows.h), so that those which differ in their cards' worth alone lie together. A new
// question finds the table empty: no answer, and no count of nodes, depends on what was asked before.
#pragma once

#include <cstdint>

#include "engine/solver/rows.h"
#include "engine/solver/store.h"
#include "engine/solver/tricks/memory.h"

namespace rozbazi::solver {

inline constexpr std::uint8_t kNoMove = 0xFF;

/// What makes positions alike: the row, who leads, and what else the game goes by.
struct Likeness {
  std::uint64_t owners;
  std::uint64_t rest;
  friend bool operator==(const Likeness&, const Likeness&) = default;

  std::uint64_t hash() const { return (owners ^ owners >> 31) * 0x9E3779B97F4A7C15 + rest * 0xC2B2AE3D27D4EB4F; }
};

template <class Cards>
class Table {
 public:
  struct Entry {
    Likeness like;
    Cards cards;
    std::uint32_t next;
    std::uint8_t low;
    std::uint8_t high;
    std::uint8_t move;
  };

  /// Room for 4 times 2 to the power of `log2` entries.
  explicit Table(int log2) : store_(log2), tricks_(log2) {}

  Store<Entry>& store() { return store_; }
  /// What the search of tricks keeps.
  tricks::Memory& tricks() { return tricks_; }

 private:
  Store<Entry> store_;
  tricks::Memory tricks_;
};

}  // namespace rozbazi::solver
