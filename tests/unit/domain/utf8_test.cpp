#include "backend/base/utf8.h"

#include <catch2/catch.hpp>

using rozbazi::first_characters;

TEST_CASE("a text is cut between characters, never within one") {
  CHECK(first_characters("abc", 2) == "ab");
  CHECK(first_characters("پتے", 2) == "پت");
  CHECK(first_characters("🂡🂢", 1) == "🂡");
  CHECK(first_characters("aé🂡z", 3) == "aé🂡");
}

TEST_CASE("a text that is short enough is whole") {
  CHECK(first_characters("", 3).empty());
  CHECK(first_characters("پتے", 3) == "پتے");
  CHECK(first_characters("ab", 64) == "ab");
}
