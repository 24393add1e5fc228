// Every case of tests/rules/vectors/<game>.json: what is expected must be in the answer (docs/rules/README.md, A
// vector).
#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/match/any_match.h"
#include "engine/replay/replay.h"

using rozbazi::json::Value;

namespace {

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  REQUIRE(file);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string to_text(const Value& value) {
  rozbazi::json::Buffer buffer;
  rozbazi::json::Writer writer(buffer);
  value.Accept(writer);
  return std::string(rozbazi::json::text(buffer));
}

/// The keys of an expected object are in the answer and match in turn; everything else is equal.
bool matches(const Value& expected, const Value& answer) {
  if (!expected.IsObject()) return expected == answer;
  if (!answer.IsObject()) return false;
  for (const auto& each : expected.GetObject()) {
    const Value* found = rozbazi::json::member(answer, rozbazi::json::text(each.name));
    if (found == nullptr || !matches(each.value, *found)) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("every vector of every game is answered as its specification says") {
  for (const rozbazi::GameInfo& game : rozbazi::all_games()) {
    rozbazi::json::Document vectors;
    const std::string path = std::string(ROZBAZI_SOURCE_DIR "/tests/rules/vectors/") + std::string(game.name) + ".json";
    REQUIRE_FALSE(rozbazi::json::parse(read_file(path), vectors));
    REQUIRE(vectors.Size() > 0);
    for (const Value& each : vectors.GetArray()) {
      rozbazi::json::Buffer answer;
      rozbazi::answer_replay(to_text(each["request"]), answer);
      rozbazi::json::Document document;
      REQUIRE_FALSE(rozbazi::json::parse(rozbazi::json::text(answer), document));
      INFO(game.name << ": " << each["name"].GetString());
      INFO("expected " << to_text(each["expect"]));
      INFO("answered " << rozbazi::json::text(answer));
      CHECK(matches(each["expect"], document));
    }
  }
}
