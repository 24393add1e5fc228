#include "backend/db/values.h"

#include <catch2/catch.hpp>

using namespace rozbazi;
using namespace rozbazi::db;

TEST_CASE("an array literal keeps every element whole, whatever is in it") {
  const auto literal = [](std::vector<std::string> elements) { return array_literal(elements); };
  CHECK(literal({}) == "{}");
  CHECK(literal({"a"}) == R"({"a"})");
  CHECK(literal({"a", "b c", ""}) == R"({"a","b c",""})");
  CHECK(literal({"NULL", "{x}", "a,b"}) == R"({"NULL","{x}","a,b"})");
  CHECK(literal({R"(say "hi")", R"(back\slash)"}) == R"({"say \"hi\"","back\\slash"})");
  CHECK(literal({"شب"}) == R"({"شب"})");
}

TEST_CASE("lists of dates, numbers and digests become array literals") {
  const Date date = Date::parse("2026-11-29").value();
  CHECK(parameter(std::vector<Date>{date, date + 2}) == R"({"2026-11-29","2026-12-01"})");
  CHECK(parameter(std::vector<int>{1, -2}) == R"({"1","-2"})");
  Sha256 digest{};
  digest[31] = 0xab;
  CHECK(parameter(std::vector<Sha256>{digest}) ==
        R"({"\\x00000000000000000000000000000000000000000000000000000000000000ab"})");
}
