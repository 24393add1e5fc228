#include "backend/http/router.h"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace rozbazi::http {
namespace {

Handler says(std::string text) {
  return [text](const Request&) { return Answer{.body = text}; };
}

Router sample() {
  Router router;
  router.add("GET", "/v1/players/{}", says("player"));
  router.add("GET", "/v1/players/me", says("me"));
  router.add("PATCH", "/v1/players/me", says("rename"));
  router.add("GET", "/v1/boards/{}/{}/around/{}", says("around"));
  router.add("PUT", "/v1/plays/{}/log", says("log"));
  router.add("POST", "/v1/transfer", says("transfer"), Budget::guesses);
  return router;
}

struct Outcome {
  std::string body;
  std::vector<std::string> params;
};

Outcome found(const Router& router, std::string_view method, std::string_view path) {
  const auto match = router.match(method, path);
  INFO(method << ' ' << path);
  REQUIRE(std::holds_alternative<Router::Found>(match));
  const auto& route = std::get<Router::Found>(match);
  return {route.route->handler({}).body, route.params};
}

bool is_unknown(const Router& router, std::string_view path) {
  return std::holds_alternative<Router::NoSuchPath>(router.match("GET", path));
}

TEST_CASE("Variable parts of a path are handed on in order and decoded") {
  const Router router = sample();
  const auto around = found(router, "GET", "/v1/boards/belote/2026-11-30/around/a%20b");
  CHECK(around.body == "around");
  CHECK(around.params == std::vector<std::string>{"belote", "2026-11-30", "a b"});
}

TEST_CASE("A fixed part wins over a variable one, whichever was added first") {
  const Router router = sample();
  CHECK(found(router, "GET", "/v1/players/me").body == "me");
  CHECK(found(router, "GET", "/v1/players/you").body == "player");
}

TEST_CASE("HEAD is served by GET's handler") { CHECK(found(sample(), "HEAD", "/v1/players/me").body == "me"); }

TEST_CASE("An encoded slash is part of a name and no separator") {
  CHECK(found(sample(), "GET", "/v1/players/a%2Fb").params == std::vector<std::string>{"a/b"});
}

TEST_CASE("Paths that no pattern fits are unknown") {
  const Router router = sample();
  for (const std::string path : {"/", "/v1", "/v1/players", "/v1/players/", "/v1/players/me/", "//v1/players/me",
                                 "/v1/players/a/b", "/V1/players/me", "/v1/players/%zz", "/v1/players/%ff"}) {
    INFO(path);
    CHECK(is_unknown(router, path));
  }
}

TEST_CASE("Another method of a known path is told which there are") {
  const Router router = sample();
  const auto match = router.match("DELETE", "/v1/players/me");
  REQUIRE(std::holds_alternative<Router::NoSuchMethod>(match));
  CHECK(std::get<Router::NoSuchMethod>(match).allow == "OPTIONS, GET, HEAD, PATCH");
}

TEST_CASE("A route counts as reads for GET and writes for all else, unless it says otherwise") {
  const Router router = sample();
  const auto budget = [&](std::string_view method, std::string_view path) {
    return std::get<Router::Found>(router.match(method, path)).route->budget;
  };
  CHECK(budget("GET", "/v1/players/me") == Budget::reads);
  CHECK(budget("PUT", "/v1/plays/x/log") == Budget::writes);
  CHECK(budget("POST", "/v1/transfer") == Budget::guesses);
}

}  // namespace
}  // namespace rozbazi::http
