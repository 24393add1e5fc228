// Bit tricks that the standard library lacks.
#pragma once

#include <bit>
#include <cstdint>

namespace rozbazi {

namespace detail {

#ifndef __wasm__
/// The place of each set bit of each byte.
struct BitPlaces {
  std::uint8_t of[256][8]{};

  constexpr BitPlaces() {
    for (unsigned byte = 0; byte < 256; ++byte) {
      int rank = 0;
      for (std::uint8_t place = 0; place < 8; ++place) {
        if ((byte >> place & 1) != 0) of[byte][rank++] = place;
      }
    }
  }
};
inline constexpr BitPlaces kBitPlaces;

constexpr int select_in_byte(unsigned byte, int rank) { return kBitPlaces.of[byte][rank]; }
#else
/// Small before fast: the module is loaded by telephones.
constexpr int select_in_byte(unsigned byte, int rank) {
  for (; rank > 0; --rank) byte &= byte - 1;
  return std::countr_zero(byte);
}
#endif

}  // namespace detail

/// The number of the `rank`-th set bit of `word`, counted from 0 at the low end; `rank` must be below its set bits.
/// Without branches, since a random rank would be mispredicted half the time.
constexpr int select_bit(std::uint32_t word, int rank) {
  constexpr std::uint32_t kEach = 0x01010101;
  // Set bits of each byte, then of each byte and those below it.
  std::uint32_t counts = word - (word >> 1 & kEach * 0x55);
  counts = (counts & kEach * 0x33) + (counts >> 2 & kEach * 0x33);
  counts = ((counts + (counts >> 4)) & kEach * 0x0F) * kEach;
  // A byte's top bit stays where the bit lies above that byte.
  const std::uint32_t above = ((static_cast<std::uint32_t>(rank) * kEach | kEach * 0x80) - counts) & kEach * 0x80;
  const int byte = std::popcount(above);
  const std::uint32_t below = counts << 8 >> 8 * byte & 0xFF;
  return 8 * byte +
         detail::select_in_byte(static_cast<unsigned>(word >> 8 * byte & 0xFF), rank - static_cast<int>(below));
}

/// The same for a word of 64 bits.
constexpr int select_bit(std::uint64_t word, int rank) {
  constexpr std::uint64_t kEach = 0x0101010101010101;
  std::uint64_t counts = word - (word >> 1 & kEach * 0x55);
  counts = (counts & kEach * 0x33) + (counts >> 2 & kEach * 0x33);
  counts = ((counts + (counts >> 4)) & kEach * 0x0F) * kEach;
  const std::uint64_t above = ((static_cast<std::uint64_t>(rank) * kEach | kEach * 0x80) - counts) & kEach * 0x80;
  const int byte = std::popcount(above);
  const std::uint64_t below = counts << 8 >> 8 * byte & 0xFF;
  return 8 * byte +
         detail::select_in_byte(static_cast<unsigned>(word >> 8 * byte & 0xFF), rank - static_cast<int>(below));
}

}  // namespace rozbazi
