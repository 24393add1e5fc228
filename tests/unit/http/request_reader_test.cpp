#include "backend/http/wire/request_reader.h"

#include <catch2/catch.hpp>
#include <string>
#include <variant>
#include <vector>

namespace rozbazi::http {
namespace {

const std::string kGet = "GET /a?b=c HTTP/1.1\r\nHost: x\r\n\r\n";

std::string post(const std::string& fields, const std::string& body) {
  return "POST /a HTTP/1.1\r\nHost: x\r\n" + fields + "\r\n" + body;
}

std::string chunked(const std::string& body) { return post("Transfer-Encoding: chunked\r\n", body); }

Message whole(RequestReader& reader) {
  auto next = reader.next();
  if (const auto* problem = std::get_if<Problem>(&next)) FAIL("refused: " << problem->detail);
  REQUIRE(std::holds_alternative<Message>(next));
  return std::get<Message>(std::move(next));
}

Message whole(const std::string& bytes) {
  RequestReader reader;
  reader.feed(bytes);
  return whole(reader);
}

bool wants_more(RequestReader& reader) { return std::holds_alternative<RequestReader::More>(reader.next()); }

/// The code that the bytes are refused with; "" where they are not.
std::string refused(const std::string& bytes) {
  RequestReader reader;
  reader.feed(bytes);
  auto next = reader.next();
  const auto* problem = std::get_if<Problem>(&next);
  return problem == nullptr ? "" : problem->code;
}

TEST_CASE("A request is read with its fields, names in lower case, values trimmed") {
  const Message message = whole("GET /a?b=c HTTP/1.1\r\nHost: x\r\nACCEPT:  text/html \r\naccept: */*\r\n\r\n");
  CHECK(message.method == "GET");
  CHECK(message.target == "/a?b=c");
  CHECK(message.count("accept") == 2);
  CHECK(message.value("accept") == "text/html, */*");
  CHECK(message.value("cookie").empty());
  CHECK(message.body.empty());
  CHECK(message.keep_alive);
}

TEST_CASE("However the bytes are cut, the same request comes out, at the last of them") {
  for (const std::string& bytes :
       {kGet, post("Content-Length: 5\r\n", "hello"), chunked("3;x=y\r\nhel\r\n2\r\nlo\r\n0\r\nTrailer: t\r\n\r\n")}) {
    RequestReader reader;
    for (std::size_t i = 0; i + 1 < bytes.size(); ++i) {
      reader.feed(bytes.substr(i, 1));
      REQUIRE(wants_more(reader));
    }
    reader.feed(bytes.substr(bytes.size() - 1));
    CHECK(whole(reader).body == whole(bytes).body);
    CHECK(!reader.in_request());
  }
}

TEST_CASE("Requests that come together are read one after the other") {
  RequestReader reader;
  reader.feed(post("Content-Length: 5\r\n", "first") + chunked("6\r\nsecond\r\n0\r\n\r\n") + "\r\n" + kGet + "GE");
  CHECK(whole(reader).body == "first");
  CHECK(whole(reader).body == "second");
  CHECK(whole(reader).target == "/a?b=c");
  CHECK(wants_more(reader));
  CHECK(reader.in_request());
}

TEST_CASE("The absolute form of a target is read as its path") {
  CHECK(whole("GET http://example.org/a?b HTTP/1.1\r\nHost: x\r\n\r\n").target == "/a?b");
  CHECK(whole("GET http://example.org HTTP/1.1\r\nHost: x\r\n\r\n").target == "/");
  CHECK(whole("GET https://example.org?b HTTP/1.1\r\nHost: x\r\n\r\n").target == "/?b");
  CHECK(whole("OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n").target == "*");
}

TEST_CASE("Whether the connection stays open is the client's choice, by the version's default") {
  const auto keeps = [](const std::string& line, const std::string& field) {
    return whole("GET / " + line + "\r\nHost: x\r\n" + field + "\r\n").keep_alive;
  };
  CHECK(keeps("HTTP/1.1", ""));
  CHECK(!keeps("HTTP/1.1", "Connection: close\r\n"));
  CHECK(!keeps("HTTP/1.1", "Connection: TE, Close\r\n"));
  CHECK(!keeps("HTTP/1.0", ""));
  CHECK(keeps("HTTP/1.0", "Connection: Keep-Alive\r\n"));
}

TEST_CASE("A malformed request line is a bad request") {
  for (const std::string line :
       {"GET", "GET /", "GET / HTTP/2.0", "GET / HTTP/1.1 x", "GET  / HTTP/1.1", " GET / HTTP/1.1", "GET a HTTP/1.1",
        "GET * HTTP/1.1", "CONNECT example.org:443 HTTP/1.1", "G(T / HTTP/1.1", "GET /#f HTTP/1.1", "GET /\tx HTTP/1.1",
        "GET /\xc3\xa4 HTTP/1.1", "GET ftp://x/ HTTP/1.1", "PRI * HTTP/2.0", "", "GET / http/1.1", "\x16\x03\x01"}) {
    INFO(line);
    CHECK(refused(line + "\r\nHost: x\r\n\r\n") == "bad_request");
  }
}

TEST_CASE("A malformed field is a bad request") {
  for (const std::string field : {"Name", "Na me: x", "Name : x", ": x", " folded: x", "Name: a\r\n folded", "N\xc3: x",
                                  "Name: a\nOther: b", "Name: a\rb", "Name: a\x01", "Name: a\x7f"}) {
    INFO(field);
    CHECK(refused("GET / HTTP/1.1\r\nHost: x\r\n" + field + "\r\n\r\n") == "bad_request");
  }
  CHECK(refused(std::string("GET / HTTP/1.1\r\nHost: x\r\nName: a") + '\0' + "b\r\n\r\n") == "bad_request");
}

TEST_CASE("A request names one host") {
  CHECK(refused("GET / HTTP/1.1\r\n\r\n") == "bad_request");
  CHECK(refused("GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n") == "bad_request");
  CHECK(refused("GET / HTTP/1.0\r\n\r\n").empty());
}

TEST_CASE("Whatever leaves two answers to how long the body is is refused") {
  for (const std::string fields :
       {"Content-Length: 5\r\nContent-Length: 5\r\n", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "Content-Length: 5, 5\r\n",
        "Content-Length: +5\r\n", "Content-Length: 0x5\r\n", "Content-Length: -1\r\n", "Content-Length:\r\n",
        "Transfer-Encoding: gzip, chunked\r\n", "Transfer-Encoding: identity\r\n", "Transfer-Encoding: xchunked\r\n"}) {
    INFO(fields);
    CHECK(refused(post(fields, "hello")) == "bad_request");
  }
  CHECK(refused("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n") == "bad_request");
}

TEST_CASE("A body may be 64 KiB long, chunked or not, and not a byte longer") {
  const std::string most(kMostBodyBytes, 'x');
  CHECK(whole(post("Content-Length: 65536\r\n", most)).body == most);
  CHECK(whole(chunked("10000\r\n" + most + "\r\n0\r\n\r\n")).body == most);
  CHECK(refused(post("Content-Length: 65537\r\n", "")) == "too_large");
  CHECK(refused(post("Content-Length: 99999999999999999999999\r\n", "")) == "too_large");
  CHECK(refused(chunked("10001\r\n")) == "too_large");
  CHECK(refused(chunked("10000\r\n" + most + "\r\n1\r\n")) == "too_large");
  CHECK(refused(chunked("ffffffffffffffffffff\r\n")) == "too_large");
}

TEST_CASE("Chunks whose frame outgrows what they carry are refused") {
  std::string body;
  for (int i = 0; i < 3000; ++i) body += "1;" + std::string(200, 'x') + "\r\ny\r\n";
  CHECK(refused(chunked(body)) == "too_large");
  CHECK(refused(chunked("1;" + std::string(300, 'x'))) == "bad_request");
}

TEST_CASE("Malformed chunks are a bad request") {
  for (const std::string body : {"x\r\n", "\r\n", "-1\r\n", "0x1\r\na\r\n", "1\r\nab\r\n", " 1\r\na\r\n", "1 \r\na\r\n",
                                 "1;\nx\r\na\r\n", "0\r\nTrailer: \nt\r\n\r\n"}) {
    INFO(body);
    CHECK(refused(chunked(body)) == "bad_request");
  }
}

TEST_CASE("A request line of more than 8 KiB is refused, before its end has come as well") {
  const std::string longest = "GET /" + std::string(kMostRequestLineBytes - 14, 'a') + " HTTP/1.1";
  CHECK(whole(longest + "\r\nHost: x\r\n\r\n").method == "GET");
  CHECK(refused("GET /a" + longest.substr(5) + "\r\nHost: x\r\n\r\n") == "uri_too_long");
  CHECK(refused("GET /" + std::string(kMostRequestLineBytes, 'a')) == "uri_too_long");
}

TEST_CASE("More than 64 fields or 16 KiB of them are refused, before their end has come as well") {
  std::string fields;
  for (int i = 0; i < kMostFields - 1; ++i) fields += "A: b\r\n";
  CHECK(whole("GET / HTTP/1.1\r\nHost: x\r\n" + fields + "\r\n").count("a") == kMostFields - 1);
  CHECK(refused("GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n" + fields + "\r\n") == "headers_too_large");
  CHECK(refused("GET / HTTP/1.1\r\nHost: x\r\nA: " + std::string(kMostHeadBytes, 'b') + "\r\n\r\n") ==
        "headers_too_large");
  CHECK(refused("GET / HTTP/1.1\r\nHost: x\r\nA: " + std::string(kMostHeadBytes, 'b')) == "headers_too_large");
}

TEST_CASE("A client that waits for leave to send its body is given it once") {
  RequestReader reader;
  reader.feed(post("Content-Length: 5\r\nExpect: 100-continue\r\n", ""));
  CHECK(wants_more(reader));
  CHECK(reader.take_expectation());
  CHECK(!reader.take_expectation());
  reader.feed("hello");
  CHECK(whole(reader).body == "hello");
  CHECK(refused(post("Content-Length: 5\r\nExpect: a-miracle\r\n", "")) == "bad_request");
}

}  // namespace
}  // namespace rozbazi::http
