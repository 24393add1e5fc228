#include "engine/random/stream.h"

#include <catch2/catch.hpp>
#include <limits>
#include <vector>

using namespace rozbazi;

namespace {

Seed some_seed() {
  Seed seed{};
  for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::uint8_t>(255 - 3 * i);
  return seed;
}

std::vector<std::uint32_t> words(Stream stream, int count) {
  std::vector<std::uint32_t> words;
  for (int i = 0; i < count; ++i) words.push_back(stream.next());
  return words;
}

}  // namespace

TEST_CASE("A pack's stream is ChaCha20 from block 0 under the nonce `deal` + its number, little-endian") {
  const ChaCha20 cipher(some_seed(), {'d', 'e', 'a', 'l', 0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11});
  std::vector<std::uint32_t> expected;
  for (std::uint32_t block = 0; block < 3; ++block) {
    for (const std::uint32_t word : cipher.block(block)) expected.push_back(word);
  }
  CHECK(words(Stream::deal(some_seed(), 0x1122334455667788), 48) == expected);
}

TEST_CASE(
    "The computer players' stream has the nonce `bots` + the deal's number and starts at the block asked "
    "for") {
  const ChaCha20 cipher(some_seed(), {'b', 'o', 't', 's', 2, 0, 0, 0, 0, 0, 0, 0});
  const auto seventh = cipher.block(7);
  CHECK(words(Stream::bots(some_seed(), 2, 7), 16) == std::vector<std::uint32_t>(seventh.begin(), seventh.end()));
}

TEST_CASE("uniform(n) passes over the words at or above floor(2^32 / n) * n and reduces the others") {
  // With n just above a half of 2^32 every second word is passed over; the words are checked one by one.
  for (const std::uint32_t n : {0x80000001U, 0xc0000000U, 0x55555556U, 3U, 43U, 1U, 0xffffffffU}) {
    Stream drawn = Stream::deal(some_seed(), n);
    Stream raw = drawn;
    const std::uint64_t end = (std::uint64_t{1} << 32) / n * n;
    int passed_over = 0;
    for (int i = 0; i < 1000; ++i) {
      std::uint32_t word = raw.next();
      for (; word >= end; word = raw.next()) ++passed_over;
      REQUIRE(drawn.uniform(n) == word % n);
    }
    CHECK(drawn.next() == raw.next());
    if (n == 0x80000001U) CHECK(passed_over > 800);
  }
}

TEST_CASE("uniform(n) passes over no word where n divides 2^32") {
  Stream drawn = Stream::deal(some_seed(), 0);
  Stream raw = drawn;
  for (int i = 0; i < 1000; ++i) REQUIRE(drawn.uniform(1U << 31) == raw.next() % (1U << 31));
}

TEST_CASE("Copies of a stream go their own way") {
  Stream stream = Stream::deal(some_seed(), 5);
  stream.next();
  Stream copy = stream;
  const std::uint32_t second = stream.next();
  stream.next();
  CHECK(copy.next() == second);
}
