// The stream of random numbers that a seed gives (docs/deals.md): one for each pack of a match, one for the
// computer players in each of its deals. A value: no allocation, no state elsewhere, copies go their own way.
#pragma once

#include <cstdint>

#include "engine/random/chacha20.h"
#include "engine/random/seed.h"

namespace rozbazi {

class Stream {
 public:
  /// The stream that shuffles pack `number` of the match.
  static Stream deal(const Seed& seed, std::uint64_t number) { return {seed, "deal", number, 0}; }
  /// The stream of the computer players in deal `number` of the match, from block `first_block` on. A player
  /// who starts at the block of his action's number needs no history, and no two actions share a word (16 a
  /// block).
  static Stream bots(const Seed& seed, std::uint64_t number, std::uint32_t first_block) {
    return {seed, "bots", number, first_block};
  }

  /// The stream of the lots by which a proof deals the hidden cards anew for decision `number` of a match.
  static Stream ways(const Seed& seed, std::uint64_t number) { return {seed, "ways", number, 0}; }

  /// The next 32-bit word.
  std::uint32_t next() {
    if (used_ == block_.size()) {
      block_ = cipher_.block(counter_++);
      used_ = 0;
    }
    return block_[used_++];
  }

  /// A number below `n`, each as likely as the others; `n` is at least 1. Words from the last, incomplete run
  /// of `n` are passed over.
  std::uint32_t uniform(std::uint32_t n) {
    constexpr std::uint64_t kWords = std::uint64_t{1} << 32;
    const std::uint64_t end = kWords / n * n;
    std::uint32_t word = next();
    while (word >= end) word = next();
    return word % n;
  }

 private:
  Stream(const Seed& seed, const char (&purpose)[5], std::uint64_t number, std::uint32_t first_block)
      : cipher_(seed, nonce(purpose, number)), counter_(first_block) {}

  /// Four bytes of purpose, then the number as 8 bytes little-endian.
  static constexpr ChaCha20::Nonce nonce(const char (&purpose)[5], std::uint64_t number) {
    ChaCha20::Nonce nonce{};
    for (std::size_t i = 0; i < 4; ++i) nonce[i] = static_cast<std::uint8_t>(purpose[i]);
    for (std::size_t i = 0; i < 8; ++i) nonce[4 + i] = static_cast<std::uint8_t>(number >> (8 * i));
    return nonce;
  }

  ChaCha20 cipher_;
  std::uint32_t counter_;
  ChaCha20::Block block_{};
  std::size_t used_ = block_.size();
};

}  // namespace rozbazi
