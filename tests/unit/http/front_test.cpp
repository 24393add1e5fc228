#include "backend/http/front.h"

#include <catch2/catch.hpp>
#include <stdexcept>
#include <string>

#include "backend/http/service.h"

namespace rozbazi::http {
namespace {

/// A front whose handlers fail, refuse, and tell what they were given.
class Server {
 public:
  explicit Server(FrontOptions options = {}) : front_(quiet(std::move(options)), router_, metrics_, clock_, log_) {
    router_.add("GET", "/fails", [](const Request&) -> Answer { throw std::runtime_error("password=hunter2"); });
    router_.add("GET", "/refuses", [](const Request&) -> Answer { throw Problem(410, "day_closed", "Over."); });
    router_.add("GET", "/who", [](const Request& request) {
      return Answer{.body = request.peer + (request.local ? " local " : " remote ") + request.bearer.value_or("-")};
    });
    router_.add("GET", "/method", [](const Request& request) { return Answer{.body = request.method}; });
    router_.add("GET", "/thinks", [](const Request& request) {
      request.draw(Budget::replies);
      return Answer{.body = "thought"};
    });
    add_service_routes(router_, metrics_, {.checks = {{"database", [this] { return database; }}}});
  }

  /// Head and body of the answer as one text.
  std::string answer(Message message, std::string_view peer = "127.0.0.1") {
    const Outgoing out = front_.respond(std::move(message), peer, true);
    return out.head + (out.body ? *out.body : "");
  }
  std::string get(const std::string& target, std::vector<Field> fields = {}, std::string_view peer = "127.0.0.1") {
    return answer({.method = "GET", .target = target, .fields = std::move(fields), .body = ""}, peer);
  }
  std::string refuse(std::string_view peer) { return front_.refuse(bad_request("No."), peer).head; }
  std::string metrics_text() const { return metrics_.text(); }

  bool database = true;

 private:
  static FrontOptions quiet(FrontOptions options) {
    options.log_requests = false;
    return options;
  }

  Clock clock_;
  Log log_{clock_};
  Metrics metrics_;
  Router router_;
  Front front_;
};

std::string body_of(const std::string& answer) { return answer.substr(answer.find("\r\n\r\n") + 4); }

TEST_CASE("An exception's text reaches nobody") {
  Server server;
  const std::string answer = server.get("/fails");
  CHECK(answer.starts_with("HTTP/1.1 500 Internal Server Error\r\n"));
  CHECK(answer.find("\"code\":\"internal\"") != std::string::npos);
  CHECK(answer.find("hunter2") == std::string::npos);
  CHECK(answer.find("runtime_error") == std::string::npos);
}

TEST_CASE("A handler's refusal is answered as it is") {
  Server server;
  const std::string answer = server.get("/refuses");
  CHECK(answer.starts_with("HTTP/1.1 410 Gone\r\n"));
  CHECK(answer.find("\"detail\":\"Over.\",\"code\":\"day_closed\"") != std::string::npos);
}

TEST_CASE("The peer is who is at the other end, unless that is a trusted proxy") {
  FrontOptions options;
  options.trusted_proxies = {*parse_address_block("127.0.0.1")};
  Server trusting(options);
  Server alone;
  const std::vector<Field> forwarded = {{"x-forwarded-for", "10.0.0.1, 203.0.113.9"}};
  CHECK(body_of(alone.get("/who", forwarded)) == "127.0.0.1 remote -");
  CHECK(body_of(trusting.get("/who", forwarded)) == "203.0.113.9 remote -");
  CHECK(body_of(trusting.get("/who", forwarded, "198.51.100.1")) == "198.51.100.1 remote -");
  CHECK(body_of(trusting.get("/who", {{"x-forwarded-for", "nonsense"}})) == "127.0.0.1 remote -");
  CHECK(body_of(trusting.get("/who", {{"x-forwarded-for", "10.0.0.1"}, {"x-forwarded-for", "203.0.113.9"}})) ==
        "203.0.113.9 remote -");
}

TEST_CASE("Only what comes from this machine and through no proxy is local") {
  Server server;
  CHECK(body_of(server.get("/who")) == "127.0.0.1 local -");
  CHECK(body_of(server.get("/who", {}, "::1")) == "::1 local -");
  CHECK(body_of(server.get("/who", {}, "192.0.2.1")) == "192.0.2.1 remote -");
  CHECK(body_of(server.get("/who", {{"via", "1.1 proxy"}})) == "127.0.0.1 remote -");
  CHECK(server.get("/metrics", {}, "192.0.2.1").starts_with("HTTP/1.1 404"));
  CHECK(server.get("/metrics").starts_with("HTTP/1.1 200"));
}

TEST_CASE("A handler is told GET where HEAD was asked, and its body is not sent") {
  Server server;
  CHECK(body_of(server.get("/method")) == "GET");
  const std::string answer = server.answer({.method = "HEAD", .target = "/method", .fields = {}, .body = ""});
  CHECK(answer.find("Content-Length: 3\r\n") != std::string::npos);
  CHECK(body_of(answer).empty());
}

TEST_CASE("Who is over the limit gets 429 and when to come back") {
  FrontOptions options;
  options.limits->per_address[0] = {1, 1};
  Server server(options);
  CHECK(server.get("/method").starts_with("HTTP/1.1 200"));
  const std::string refused = server.get("/method");
  CHECK(refused.starts_with("HTTP/1.1 429"));
  CHECK(refused.find("\r\nRetry-After: 60\r\n") != std::string::npos);
  CHECK(server.get("/method", {}, "192.0.2.1").starts_with("HTTP/1.1 200"));
}

TEST_CASE("Whatever is asked draws on a budget, also what there is not and what is no request") {
  FrontOptions options;
  options.limits->per_address[0] = {1, 1};
  const Message asked[] = {
      {.method = "GET", .target = "/nowhere", .fields = {}, .body = ""},
      {.method = "GET", .target = "/v1/%zz", .fields = {}, .body = ""},
      {.method = "POST", .target = "/who", .fields = {}, .body = ""},
      {.method = "OPTIONS", .target = "/who", .fields = {}, .body = ""},
      {.method = "OPTIONS", .target = "*", .fields = {}, .body = ""},
      {.method = "HEAD", .target = "/healthz", .fields = {}, .body = ""},
  };
  for (const Message& message : asked) {
    INFO(message.method << ' ' << message.target);
    Server server(options);
    CHECK(!server.answer(message).starts_with("HTTP/1.1 429"));
    CHECK(server.answer(message).starts_with("HTTP/1.1 429"));
  }
  Server server(options);
  CHECK(server.refuse("192.0.2.1").starts_with("HTTP/1.1 400"));
  CHECK(server.refuse("192.0.2.9").starts_with("HTTP/1.1 429"));
  CHECK(server.get("/method", {}, "192.0.2.1").starts_with("HTTP/1.1 429"));
}

TEST_CASE("What a trusted proxy lets through that is no request is not counted as the proxy's") {
  FrontOptions options;
  options.limits->per_address[0] = {1, 1};
  options.trusted_proxies = {*parse_address_block("127.0.0.1")};
  Server server(options);
  for (int time = 0; time < 3; ++time) CHECK(server.refuse("127.0.0.1").starts_with("HTTP/1.1 400"));
}

TEST_CASE("A handler draws on a further budget for what its call needs, where there are limits") {
  FrontOptions options;
  options.limits->per_address[4] = {1, 2};
  Server server(options);
  CHECK(body_of(server.get("/thinks")) == "thought");
  const std::string refused = server.get("/thinks");
  CHECK(refused.starts_with("HTTP/1.1 429"));
  CHECK(refused.find("\r\nRetry-After: 30\r\n") != std::string::npos);
  CHECK(server.get("/method").starts_with("HTTP/1.1 200"));
  options.limits.reset();
  Server free(options);
  for (int time = 0; time < 5; ++time) CHECK(body_of(free.get("/thinks")) == "thought");
}

TEST_CASE("The server is ready when all it needs is there, and names what is not") {
  Server server;
  CHECK(body_of(server.get("/readyz")) == R"({"ready":true,"checks":{"database":true}})");
  server.database = false;
  const std::string answer = server.get("/readyz");
  CHECK(answer.starts_with("HTTP/1.1 503"));
  CHECK(answer.find("\r\nRetry-After: 2\r\n") != std::string::npos);
  CHECK(answer.find(R"("checks":{"database":false})") != std::string::npos);
}

TEST_CASE("Requests are counted by route, whatever their paths") {
  Server server;
  server.get("/method");
  server.get("/who");
  server.get("/nowhere-1");
  server.get("/nowhere-2");
  server.answer({.method = "BREW", .target = "/who", .fields = {}, .body = ""});
  const std::string text = server.metrics_text();
  const auto counted = [&](const std::string& labels) {
    const auto line = text.find("\nrozbazi_http_requests_total{" + labels + "} ");
    REQUIRE(line != std::string::npos);
    return std::stoi(text.substr(text.find("} ", line) + 2));
  };
  CHECK(counted(R"(method="GET",route="/method",status="200")") == 1);
  CHECK(counted(R"-(method="GET",route="(none)",status="404")-") == 2);
  CHECK(counted(R"(method="other",route="/who",status="405")") == 1);
  CHECK(text.find("rozbazi_http_request_seconds_count{route=\"(none)\"} 2\n") != std::string::npos);
}

}  // namespace
}  // namespace rozbazi::http
