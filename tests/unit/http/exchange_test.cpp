#include "backend/http/exchange.h"

#include <catch2/catch.hpp>
#include <string>

namespace rozbazi::http {
namespace {

Request with_body(std::string body) {
  Request request;
  request.body = std::move(body);
  return request;
}

template <typename Call>
Problem problem_of(Call call) {
  try {
    call();
  } catch (const Problem& problem) {
    return problem;
  }
  FAIL("no Problem was thrown");
  return bad_request("");
}

TEST_CASE("A problem becomes application/problem+json with its further members and fields") {
  const Answer answer =
      answer_to(Problem(409, "log_diverges", "No \"quotes\" lost.", R"("log":["pass"])", {{"X", "y"}}));
  CHECK(answer.status == 409);
  CHECK(answer.content_type == "application/problem+json");
  CHECK(
      answer.body ==
      R"({"type":"about:blank","title":"Conflict","status":409,"detail":"No \"quotes\" lost.","code":"log_diverges","log":["pass"]})");
  CHECK(answer.headers == Headers{{"X", "y"}});
}

TEST_CASE("Without a token the answer says how one is sent") {
  CHECK(unauthorized().headers == Headers{{"WWW-Authenticate", "Bearer"}});
}

TEST_CASE("A body must be there, be JSON, and be an object") {
  for (const std::string body : {"", "[]", "\"a\"", "null", "{", "{}x", "{'a':1}", "{\"a\":1,\"a\":2}",
                                 "{\"a\":\"\\ud800\"}", "{\"a\":\"\xff\"}", "{\"a\":NaN}"}) {
    INFO(body);
    const Problem problem = problem_of([&] { body_object(with_body(body)); });
    CHECK(problem.status == 400);
    CHECK(problem.code == "bad_request");
  }
  CHECK(body_object(with_body(R"({"a":1})")).IsObject());
}

TEST_CASE("A body may nest 16 levels, the outermost counted, and no more") {
  const auto nested = [](int lists) {
    return "{\"a\":" + std::string(static_cast<std::size_t>(lists), '[') +
           std::string(static_cast<std::size_t>(lists), ']') + "}";
  };
  CHECK(body_object(with_body(nested(15))).IsObject());
  CHECK(problem_of([&] { body_object(with_body(nested(16))); }).code == "bad_request");
  CHECK(problem_of([&] { body_object(with_body(nested(10'000))); }).code == "bad_request");
}

TEST_CASE("Members that are missing or of another type are named") {
  const json::Document object =
      body_object(with_body(R"({"name":"Ada","age":5,"log":["pass","take"],"mixed":["a",1]})"));
  CHECK(required_string(object, "name") == "Ada");
  CHECK(required_strings(object, "log") == std::vector<std::string>{"pass", "take"});
  CHECK(problem_of([&] { required_string(object, "nick"); }).detail == "The member \"nick\" is missing.");
  CHECK(problem_of([&] { required_string(object, "age"); }).detail == "The member \"age\" must be a string.");
  CHECK(problem_of([&] { required_strings(object, "name"); }).detail ==
        "The member \"name\" must be a list of strings.");
  CHECK(problem_of([&] { required_strings(object, "mixed"); }).detail ==
        "The member \"mixed\" must be a list of strings.");
}

TEST_CASE("A number in the query is whole, decimal and within its bounds") {
  const auto read = [](const std::string& text) {
    Request request;
    request.query["limit"] = text;
    return query_int(request, "limit", 1, 100, 50);
  };
  CHECK(query_int({}, "limit", 1, 100, 50) == 50);
  CHECK(read("1") == 1);
  CHECK(read("100") == 100);
  for (const std::string text : {"", "0", "101", "-1", "+1", " 1", "1.0", "1e1", "0x1", "99999999999999999999"}) {
    INFO(text);
    CHECK(problem_of([&] { read(text); }).code == "bad_request");
  }
}

}  // namespace
}  // namespace rozbazi::http
