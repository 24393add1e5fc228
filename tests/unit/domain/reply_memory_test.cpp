#include "backend/replies/memory.h"

#include <catch2/catch.hpp>

using namespace rozbazi::replies;

namespace {

CourseKey key(int number) {
  static const CourseKeys keys;
  return keys.of("belote 2026-11-29 1", std::to_string(number));
}

}  // namespace

TEST_CASE("a course has one key, and another deal, version or course has another") {
  const CourseKeys keys;
  const CourseKey one = keys.of("belote 2026-11-29 1", "pass take ");
  CHECK(keys.of("belote 2026-11-29 1", "pass take ") == one);
  CHECK(keys.of("belote 2026-11-29 2", "pass take ") != one);
  CHECK(keys.of("belote 2026-11-30 1", "pass take ") != one);
  CHECK(keys.of("coinche 2026-11-29 1", "pass take ") != one);
  CHECK(keys.of("belote 2026-11-29 1", "pass ") != one);
  CHECK(CourseKeys().of("belote 2026-11-29 1", "pass take ") != one);
}

TEST_CASE("what is remembered is found, and only that") {
  Memory memory(1 << 20);
  memory.remember(key(1), "AS");
  memory.remember(key(2), "discard:AS,KS,QS");
  CHECK(memory.find(key(1)) == "AS");
  CHECK(memory.find(key(2)) == "discard:AS,KS,QS");
  CHECK_FALSE(memory.find(key(3)));
  memory.remember(key(1), "AS");
  CHECK(memory.size() == 2);
}

TEST_CASE("a reply that is longer than any action is not remembered") {
  Memory memory(1 << 20);
  memory.remember(key(1), std::string(21, 'x'));
  memory.remember(key(2), "");
  CHECK_FALSE(memory.find(key(1)));
  CHECK_FALSE(memory.find(key(2)));
  CHECK(memory.size() == 0);
}

TEST_CASE("nothing is forgotten before the memory has grown to its bound") {
  Memory memory(std::size_t{64} << 20);
  CHECK(memory.bytes() < 16 << 10);
  for (int number = 0; number < 50'000; ++number) memory.remember(key(number), std::to_string(number));
  CHECK(memory.size() == 50'000);
  CHECK(memory.bytes() < std::size_t{16} << 20);
  for (int number = 0; number < 50'000; ++number) REQUIRE(memory.find(key(number)) == std::to_string(number));
}

TEST_CASE("the memory is bounded, full of what came last, and never tells a wrong reply") {
  constexpr std::size_t kMost = 1 << 20;
  constexpr int kReplies = 100'000;
  Memory memory(kMost);
  for (int number = 0; number < kReplies; ++number) memory.remember(key(number), std::to_string(number));
  CHECK(memory.bytes() <= kMost);
  CHECK(memory.size() > kMost / 50);
  std::size_t found = 0;
  std::size_t found_of_last = 0;
  for (int number = 0; number < kReplies; ++number) {
    const auto reply = memory.find(key(number));
    if (!reply) continue;
    REQUIRE(*reply == std::to_string(number));
    ++found;
    found_of_last += number >= kReplies - 10'000 ? 1 : 0;
  }
  CHECK(found == memory.size());
  CHECK(found_of_last > 9'000);
}

TEST_CASE("what is asked for again and again outlasts what is not") {
  Memory memory(1 << 20);
  for (int number = 0; number < 200'000; ++number) {
    memory.remember(key(number), "AS");
    if (number % 100 == 0) {
      for (int wanted = 0; wanted < 20; ++wanted) memory.find(key(wanted));
    }
  }
  for (int wanted = 0; wanted < 20; ++wanted) CHECK(memory.find(key(wanted)));
}
