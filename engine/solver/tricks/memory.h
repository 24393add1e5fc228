// What the search of tricks has found out: bounds of what is still to be won, each for all positions of one pattern.
// Entries are laid down one after the other, so that a question that needs few of them stays in a small piece of
// memory; when there is no more room all are forgotten.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/solver/tricks/pattern.h"

namespace rozbazi::solver::tricks {

inline constexpr std::uint8_t kNoBit = 0xFF;

class Memory {
 public:
  struct Entry {
    std::uint64_t key;  // how long the lanes are, and who leads
    Owners owners;      // of the cards that count
    Depths depths;
    std::uint8_t bounds;  // the lower one in the lower four bits
    std::uint8_t move;    // the card that was led
    std::uint32_t next;   // the next entry of the same place, counted from 1; 0 after the last one

    int low() const { return bounds & 15; }
    int high() const { return bounds >> 4; }
  };

  /// Room for 4 times 2 to the power of `log2` entries; taken when it is first used.
  explicit Memory(int log2) : log2_heads_(log2 > 3 ? log2 - 2 : 1), log2_(log2) {}

  /// Forgets everything.
  void clear() {
    if (heads_.empty()) {
      heads_.resize(std::size_t{1} << log2_heads_);
      entries_.resize(std::size_t{4} << log2_);
    }
    if (used_ != 0) heads_.assign(heads_.size(), 0);
    used_ = 0;
  }

  /// The first entry of a key's place, or none; entries of other keys are among those that follow.
  Entry* first(std::uint64_t key) { return at(heads_[place(key)]); }
  Entry* next(const Entry& entry) { return at(entry.next); }

  void add(std::uint64_t key, const Owners& owners, Depths depths, int low, int high, std::uint8_t move) {
    if (used_ == entries_.size()) clear();
    std::uint32_t& head = heads_[place(key)];
    entries_[used_] = {key, owners, depths, static_cast<std::uint8_t>(low | high << 4), move, head};
    head = ++used_;
  }

 private:
  Entry* at(std::uint32_t number) { return number == 0 ? nullptr : &entries_[number - 1]; }
  std::size_t place(std::uint64_t key) const {
    const std::uint64_t mixed = (key ^ key >> 29) * 0x9E3779B97F4A7C15;
    return static_cast<std::size_t>((mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93 >> (64 - log2_heads_));
  }

  int log2_heads_;
  int log2_;
  std::uint32_t used_ = 0;
  std::vector<std::uint32_t> heads_;
  std::vector<Entry> entries_;
};

}  // namespace rozbazi::solver::tricks
