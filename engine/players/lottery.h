// Chance for a computer player that imagines how the hidden cards may lie: many numbers, quickly, all of them from two
// words of the stream that its seed and the public course give (engine/random/stream.h).
#pragma once

#include <cstdint>

#include "engine/random/stream.h"

namespace rozbazi {

class Lottery {
 public:
  explicit Lottery(Stream& stream) : state_(std::uint64_t{stream.next()} << 32) { state_ |= stream.next(); }

  /// A number below `n`, which is at least 1 and small beside 2^32, each as likely as the others to within n in 2^32.
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>((next() >> 32) * n >> 32); }

 private:
  // SplitMix64.
  std::uint64_t next() {
    std::uint64_t word = state_ += 0x9E3779B97F4A7C15;
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9;
    word = (word ^ word >> 27) * 0x94D049BB133111EB;
    return word ^ word >> 31;
  }

  std::uint64_t state_;
};

}  // namespace rozbazi
