#include "engine/json/put.h"

#include <catch2/catch.hpp>

using namespace rozbazi;

namespace {

std::string written(json::Tenths number) {
  return json::object([&](json::Writer& out) { json::put(out, "n", number); });
}

}  // namespace

TEST_CASE("tenths are written with one decimal") {
  CHECK(written({500}) == R"({"n":50.0})");
  CHECK(written({1000}) == R"({"n":100.0})");
  CHECK(written({7}) == R"({"n":0.7})");
  CHECK(written({0}) == R"({"n":0.0})");
  CHECK(written({-125}) == R"({"n":-12.5})");
  CHECK(written({-3}) == R"({"n":-0.3})");
}

TEST_CASE("what is not there is null") {
  const std::string text = json::object([](json::Writer& out) {
    json::put(out, "a", std::optional<std::string>());
    json::put(out, "b", std::optional<std::string>("x"));
  });
  CHECK(text == R"({"a":null,"b":"x"})");
}
