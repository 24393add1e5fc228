#include "engine/json/json.h"

#include <catch2/catch.hpp>

namespace json = rozbazi::json;

namespace {

bool accepts(std::string_view text) {
  json::Document document;
  return !json::parse(text, document);
}

std::string nested(int levels) {
  return std::string(static_cast<std::size_t>(levels), '[') + std::string(static_cast<std::size_t>(levels), ']');
}

}  // namespace

TEST_CASE("JSON of RFC 8259 is accepted") {
  for (const char* text : {"{}", " [1, -0, 2.5e3, true, false, null] ", "\"\\ud83c\\udca1 \\u067e\"", "0",
                           "{\"a\":{\"a\":1}}", "[{\"a\":1},{\"a\":2}]"}) {
    INFO(text);
    CHECK(accepts(text));
  }
}

TEST_CASE("what is no JSON is refused") {
  for (const char* text : {"", " ", "{", "[1,]", "{\"a\":1,}", "{'a':1}", "nul", "01", "+1", "1.", ".5", "[1] 2", "NaN",
                           "Infinity", "// c\n1", "\"\t\"", "\"\\x41\"", "{\"a\" 1}", "\xEF\xBB\xBF{}"}) {
    INFO(text);
    CHECK_FALSE(accepts(text));
  }
  CHECK_FALSE(accepts(std::string_view("{}\0", 3)));
  CHECK_FALSE(accepts(std::string_view("{}\0{", 4)));
}

TEST_CASE("an integer is a number without fraction or exponent that fits 64 bits") {
  json::Document list;
  REQUIRE_FALSE(json::parse("[7, -0, -9223372036854775808, 9223372036854775807, 2147483648]", list));
  CHECK(list[0].GetInt() == 7);
  CHECK(list[1].GetInt() == 0);
  CHECK(list[2].GetInt64() == INT64_MIN);
  CHECK(list[3].GetInt64() == INT64_MAX);
  CHECK_FALSE(list[4].IsInt());
  for (const char* text : {"1.0", "1e0", "0.5", "9223372036854775808", "1e300", "-1E-400"}) {
    json::Document number;
    INFO(text);
    REQUIRE_FALSE(json::parse(text, number));
    CHECK(number.IsDouble());
    CHECK_FALSE(number.IsInt64());
  }
  REQUIRE_FALSE(json::parse("0.25", list));
  CHECK(list.GetDouble() == 0.25);
}

TEST_CASE("strings are valid UTF-8 without lone surrogates") {
  for (const char* text : {"\"\\ud800\"", "\"\\udc00\"", "\"\\udc00\\ud800\"", "\"\xC0\xAF\"", "\"\xED\xA0\x80\"",
                           "\"\xFF\"", "\"\xE2\x82\"", "\"\xF4\x90\x80\x80\"", "{\"\\udfff\":1}"}) {
    INFO(text);
    CHECK_FALSE(accepts(text));
  }
  CHECK(accepts("\"\xED\x9F\xBF\xEE\x80\x80\""));  // the neighbours of the surrogates
}

TEST_CASE("a key twice in one object is refused at any depth") {
  CHECK_FALSE(accepts("{\"a\":1,\"a\":1}"));
  CHECK_FALSE(accepts("[{\"x\":{\"b\":1,\"\\u0062\":2}}]"));
  std::string many = "{\"k0\":0";
  for (int key = 1; key < 40; ++key) many += ",\"k" + std::to_string(key) + "\":0";
  CHECK(accepts(many + "}"));
  CHECK_FALSE(accepts(many + ",\"k7\":1}"));
}

TEST_CASE("sixteen levels of nesting are allowed, the outermost as the first") {
  CHECK(accepts(nested(16)));
  CHECK_FALSE(accepts(nested(17)));
  CHECK_FALSE(accepts(nested(100000)));
}

TEST_CASE("a fault says what is wrong and where") {
  json::Document document;
  const auto fault = json::parse("{\"a\":tru}", document);
  REQUIRE(fault);
  CHECK(fault->find("At byte") != std::string::npos);
}
