#include "backend/http/query.h"

#include <catch2/catch.hpp>
#include <map>
#include <string>

#include "backend/http/exchange.h"

namespace rozbazi::http {
namespace {

using Values = std::map<std::string, std::string>;

Message with(std::vector<Field> fields, std::string body = {}) {
  return {.method = "POST", .target = "/", .fields = std::move(fields), .body = std::move(body)};
}

TEST_CASE("A query is read as forms send it") {
  CHECK(parse_query("") == Values{});
  CHECK(parse_query("limit=5&cursor=a%2Bb&group=ab+cd&empty=&bare&&") ==
        Values{{"limit", "5"}, {"cursor", "a+b"}, {"group", "ab cd"}, {"empty", ""}, {"bare", ""}});
  CHECK(parse_query("a=b=c") == Values{{"a", "b=c"}});
  CHECK(parse_query("name=%D8%B9%D9%84%DB%8C") == Values{{"name", "علی"}});
}

TEST_CASE("A key given twice, a broken escape, a NUL and broken UTF-8 are bad requests") {
  for (const std::string query : {"a=1&a=2", "a=1&%61=2", "a=%", "a=%4", "a=%zz", "a=%00", "a=%ff", "%c0%80=1"}) {
    INFO(query);
    CHECK_THROWS_AS(parse_query(query), Problem);
  }
}

TEST_CASE("A bearer token is taken from one well-formed field") {
  CHECK(bearer_token(with({{"authorization", "Bearer abc-_.~+/=="}})) == "abc-_.~+/==");
  CHECK(bearer_token(with({{"authorization", "bearer abc"}})) == "abc");
  for (const std::string value :
       {"", "Bearer", "Bearer ", "Basic abc", "Bearerabc", "Bearer a b", "Bearer =", "Bearer a=b", "Bearer a,b"}) {
    INFO(value);
    CHECK(bearer_token(with({{"authorization", value}})) == std::nullopt);
  }
  CHECK(bearer_token(with({{"authorization", "Bearer abc"}, {"authorization", "Bearer abc"}})) == std::nullopt);
}

TEST_CASE("A body is taken as JSON, plain, whatever the parameters") {
  CHECK(has_json_body_or_none(with({})));
  CHECK(has_json_body_or_none(with({{"content-type", "text/plain"}})));
  CHECK(has_json_body_or_none(with({{"content-type", "application/json"}}, "{}")));
  CHECK(has_json_body_or_none(with({{"content-type", "Application/JSON ; charset=utf-8"}}, "{}")));
  CHECK(!has_json_body_or_none(with({}, "{}")));
  CHECK(!has_json_body_or_none(with({{"content-type", "application/jsonp"}}, "{}")));
  CHECK(!has_json_body_or_none(with({{"content-type", "text/plain; application/json"}}, "{}")));
  CHECK(!has_json_body_or_none(with({{"content-type", "application/json"}, {"content-encoding", "gzip"}}, "{}")));
}

}  // namespace
}  // namespace rozbazi::http
