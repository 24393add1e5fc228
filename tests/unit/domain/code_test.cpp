#include "backend/base/code.h"

#include <catch2/catch.hpp>
#include <set>

using namespace rozbazi;

TEST_CASE("a new code is of the alphabet, reads as itself, and uses all of the alphabet") {
  std::set<char> seen;
  for (int time = 0; time < 200; ++time) {
    const std::string code = random_code(8);
    CHECK(read_code(code, 8) == code);
    seen.insert(code.begin(), code.end());
  }
  CHECK(seen.size() == 31);
}

TEST_CASE("a code is read without regard to case and blanks") {
  CHECK(read_code(" abcd\t2345\n", 8) == "ABCD2345");
  CHECK(read_code("A B C D 2 3 4 5", 8) == "ABCD2345");
}

TEST_CASE("a code's digits may be those of Urdu or Arabic") {
  CHECK(read_code("abcd۲۳۴۵", 8) == "ABCD2345");
  CHECK(read_code("۶۷۸۹ ٦٧٨٩", 8) == "67896789");
  CHECK_FALSE(read_code("ABCD۲۳۴۰", 8).has_value());
  CHECK_FALSE(read_code("ABCD234\xdb", 8).has_value());
}

TEST_CASE("what is no code is none") {
  for (const std::string_view typed : {"", "ABCD234", "ABCD23456", "ABCD234I", "ABCD2340", "ABCD-2345", "ابجد2345"}) {
    CAPTURE(typed);
    CHECK_FALSE(read_code(typed, 8).has_value());
  }
}
