#include "engine/base/bits.h"

#include <catch2/catch.hpp>

using rozbazi::select_bit;

TEST_CASE("select_bit finds every set bit by its rank") {
  std::uint32_t word = 0x9E3779B9;
  for (int round = 0; round < 10'000; ++round) {
    word = word * 1664525 + 1013904223;
    const std::uint32_t sparse = word & word << 7;
    for (const std::uint32_t each : {word, sparse, ~sparse, word & 0xFF000000u, word & 0xFFu}) {
      int rank = 0;
      bool all_right = true;
      for (int place = 0; place < 32; ++place) {
        if ((each >> place & 1) != 0) all_right = all_right && select_bit(each, rank++) == place;
      }
      if (!all_right) FAIL("wrong for " << each);
    }
  }
  CHECK(select_bit(0xFFFFFFFFu, 31) == 31);
  CHECK(select_bit(0x80000000u, 0) == 31);
  CHECK(select_bit(1u, 0) == 0);
}

TEST_CASE("select_bit does the same in a word of 64 bits") {
  std::uint64_t word = 0x9E3779B97F4A7C15;
  for (int round = 0; round < 10'000; ++round) {
    word = word * 6364136223846793005 + 1442695040888963407;
    const std::uint64_t sparse = word & word << 7 & word << 21;
    for (const std::uint64_t each : {word, sparse, ~sparse, word & 0xFF00000000000000u, word & 0xFFu}) {
      int rank = 0;
      bool all_right = true;
      for (int place = 0; place < 64; ++place) {
        if ((each >> place & 1) != 0) all_right = all_right && select_bit(each, rank++) == place;
      }
      if (!all_right) FAIL("wrong for " << each);
    }
  }
  CHECK(select_bit(~std::uint64_t{0}, 63) == 63);
}
