// The replay protocol's own rules (docs/rules/notation.md), beyond what the vectors hold.
#include "engine/replay/replay.h"

#include <catch2/catch.hpp>
#include <string>

namespace json = rozbazi::json;
using json::Document;

namespace {

const std::string kSeed(64, '0');

std::string bytes(std::string_view request) {
  rozbazi::json::Buffer out;
  rozbazi::answer_replay(request, out);
  return std::string(rozbazi::json::text(out));
}

Document answer(std::string_view request) {
  Document document;
  REQUIRE_FALSE(rozbazi::json::parse(bytes(request), document));
  return document;
}

Document explain(std::string_view request) {
  rozbazi::json::Buffer out;
  rozbazi::answer_explain(request, out);
  Document document;
  REQUIRE_FALSE(rozbazi::json::parse(rozbazi::json::text(out), document));
  return document;
}

Document choose(std::string_view request) {
  rozbazi::json::Buffer out;
  rozbazi::answer_choose(request, out);
  Document document;
  REQUIRE_FALSE(rozbazi::json::parse(rozbazi::json::text(out), document));
  return document;
}

std::string request(const std::string& more) { return R"({"game":"belote","seed":")" + kSeed + "\"" + more + "}"; }

std::string bots(const std::string& seats) {
  return R"(,"bots":{"seats":)" + seats + R"(,"level":"normal","seed":")" + kSeed + "\"}";
}

bool is_bad_request(const Document& document) {
  return !document["ok"].GetBool() && json::text(document["error"]["code"]) == "bad_request" &&
         document["error"]["message"].GetStringLength() > 0;
}

}  // namespace

TEST_CASE("a line that is no request is a bad_request with a message") {
  for (const char* line : {"", " ", "null", "[]", "\"belote\"", "{", "{}", R"({"game":1})", R"({"game":"belote"})",
                           R"({"game":"Belote","seed":"00"})", "{\"game\":\"belote\",\"game\":\"belote\"}"}) {
    INFO(line);
    CHECK(is_bad_request(answer(line)));
  }
}

TEST_CASE("packs and seed exclude each other, and one is needed") {
  CHECK(answer(request(""))["ok"].GetBool());
  CHECK(is_bad_request(answer(request(R"(,"packs":[])"))));
  CHECK(is_bad_request(answer(R"({"game":"belote","log":[]})")));
  CHECK(is_bad_request(answer(R"({"game":"belote","seed":")" + std::string(63, '0') + "\"}")));
  CHECK(is_bad_request(answer(R"({"game":"belote","seed":")" + std::string(64, 'A') + "\"}")));
}

TEST_CASE("null is a value, not a missing member") {
  for (const char* member : {"dealer", "view", "log", "options", "bots"}) {
    INFO(member);
    CHECK(is_bad_request(answer(request(std::string(",\"") + member + "\":null"))));
  }
}

TEST_CASE("an integer has neither fraction nor exponent") {
  CHECK(answer(request(R"(,"dealer":1)"))["turn"].GetInt() == 2);
  for (const char* dealer : {"1.0", "1e0", "\"1\"", "true", "-1", "4", "99999999999"}) {
    INFO(dealer);
    CHECK(is_bad_request(answer(request(std::string(",\"dealer\":") + dealer))));
  }
}

TEST_CASE("the log is a list of strings, all of it checked before it is read") {
  CHECK(is_bad_request(answer(request(R"(,"log":["nonsense",1])"))));
  CHECK(json::text(answer(request(R"(,"log":["nonsense"])"))["error"]["code"]) == "unknown_action");
}

TEST_CASE("bots need seats, level and seed, and a level that the game has") {
  CHECK(answer(request(bots("[1,2,3]")))["ok"].GetBool());
  CHECK(answer(request(bots("[]")))["ok"].GetBool());
  for (const char* seats : {"[4]", "[1,1]", "[true]", "1", "[\"1\"]", "null"}) {
    INFO(seats);
    CHECK(is_bad_request(answer(request(bots(seats)))));
  }
  CHECK(is_bad_request(answer(request(R"(,"bots":{"seats":[1],"level":"normal"})"))));
  CHECK(is_bad_request(answer(request(R"(,"bots":{"seats":[1],"level":"brilliant","seed":")" + kSeed + "\"}"))));
}

TEST_CASE("when all seats are computer players the match plays itself to its end") {
  const Document document = answer(request(bots("[0,1,2,3]")));
  REQUIRE(document["ok"].GetBool());
  CHECK(document["finished"].GetBool());
  CHECK(document["played"].Size() >= 8);
  const Document after = answer(request(bots("[0,1,2,3]") + R"(,"log":["pass"])"));
  CHECK(json::text(after["error"]["code"]) == "log_after_end");
  CHECK(after["error"]["index"].GetInt() == 0);
}

TEST_CASE("with bots the index of a refusal counts in the log sent") {
  // Seat 0 is eldest: its pass is taken, the others answer by themselves.
  const Document document = answer(request(bots("[1,2,3]") + R"(,"log":["pass","6S"])"));
  REQUIRE_FALSE(document["ok"].GetBool());
  CHECK(json::text(document["error"]["code"]) == "unknown_action");
  CHECK(document["error"]["index"].GetInt() == 1);
  CHECK_FALSE(document.HasMember("played"));
}

TEST_CASE("the same request gives the same bytes") {
  const std::string text = request(bots("[0,1,2,3]") + R"(,"view":2)");
  CHECK(bytes(text) == bytes(text));
}

TEST_CASE("the view of a seat that is on turn explains every refusal as the replay does") {
  const std::string log = R"(["take"])";
  const Document state = answer(request(",\"log\":" + log + ",\"view\":0"));
  REQUIRE(state["ok"].GetBool());
  rozbazi::json::Buffer buffer;
  rozbazi::json::Writer writer(buffer);
  state["view"].Accept(writer);
  const std::string view(rozbazi::json::text(buffer));
  for (const char* action : {"7C", "AS", "KH", "pass", "take", "TD"}) {
    const Document direct = answer(request(R"(,"log":["take",")" + std::string(action) + "\"]"));
    const Document explained = explain(R"({"game":"belote","view":)" + view + R"(,"action":")" + action + "\"}");
    INFO(action);
    REQUIRE(explained["ok"].GetBool());
    if (direct["ok"].GetBool()) {
      CHECK(explained["rule"].IsNull());
    } else {
      CHECK(json::text(explained["rule"]) == json::text(direct["error"]["rule"]));
    }
  }
  CHECK(json::text(explain(R"({"game":"belote","view":)" + view + R"(,"action":"6S"})")["error"]["code"]) ==
        "unknown_action");
  CHECK(is_bad_request(explain(R"({"game":"belote","view":{},"action":"7S"})")));
  CHECK(is_bad_request(explain(R"({"game":"belote","action":"7S"})")));
}

TEST_CASE("one decision after the log of all seats is the one that the replay makes") {
  const Document whole = answer(request(bots("[0,1,2,3]")));
  REQUIRE(whole["finished"].GetBool());
  std::string log;
  for (const auto& each : whole["played"].GetArray()) {
    const Document decided = choose(request(bots("[]") + ",\"log\":[" + log + "]"));
    REQUIRE(decided["ok"].GetBool());
    CHECK(decided["turn"].GetInt() == each["seat"].GetInt());
    CHECK(json::text(decided["action"]) == json::text(each["action"]));
    log.append(log.empty() ? "\"" : ",\"").append(json::text(each["action"])).push_back('"');
  }
  const Document over = choose(request(bots("[]") + ",\"log\":[" + log + "]"));
  REQUIRE(over["ok"].GetBool());
  CHECK(over["turn"].IsNull());
  CHECK(over["action"].IsNull());
}

TEST_CASE("a decision is refused as a replay is") {
  CHECK(is_bad_request(choose("{}")));
  CHECK(is_bad_request(choose(request(""))));
  const Document unknown = choose(request(bots("[]") + R"(,"log":["nonsense"])"));
  CHECK(json::text(unknown["error"]["code"]) == "unknown_action");
}
