// The guards over real sockets, with little patience.
#include "backend/http/wire/connections.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace rozbazi::http {
namespace {

using namespace std::chrono_literals;

/// A body of four pieces of a megabyte, or one that breaks off after two.
class FourPieces : public Pieces {
 public:
  explicit FourPieces(bool breaks_off) : breaks_off_(breaks_off) {}
  std::string next() override {
    if (breaks_off_ && given_ == 2) throw std::runtime_error("no more to be had");
    return given_++ < 4 ? std::string(1 << 20, 'p') : "";
  }

 private:
  const bool breaks_off_;
  int given_ = 0;
};

/// Answers with the request's method, target and body; for /big with four megabytes, for /pieces with as many in
/// pieces, which for /broken are not to be had to the end.
class Echo : public Responder {
 public:
  Outgoing respond(Message message, std::string_view, bool keep_alive) override {
    const std::string body = message.target == "/big" ? std::string(1 << 22, 'b')
                                                      : message.method + ' ' + message.target + ' ' + message.body;
    if (message.target == "/pieces" || message.target == "/broken") {
      return {"HTTP/1.1 200 OK\r\nContent-Length: 4194304\r\n\r\n", nullptr,
              std::make_shared<FourPieces>(message.target == "/broken")};
    }
    return {"HTTP/1.1 200 OK\r\nContent-Length: " + std::to_string(body.size()) +
                (keep_alive ? "\r\n\r\n" : "\r\nConnection: close\r\n\r\n"),
            std::make_shared<const std::string>(body)};
  }
  Outgoing refuse(const Problem& problem, std::string_view) override {
    return {"HTTP/1.1 " + std::to_string(problem.status) + " " + problem.code + "\r\n\r\n", nullptr};
  }
};

/// One end of a connection whose other end is the server's.
class Client {
 public:
  explicit Client(Connections& connections) {
    std::array<int, 2> ends{};
    REQUIRE(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) == 0);
    socket_ = ends[0];
    connections.adopt(ends[1]);
  }
  ~Client() { ::close(socket_); }
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  void send(const std::string& bytes) const {
    REQUIRE(::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(bytes.size()));
  }
  bool try_send(const std::string& bytes) const {
    return ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT) > 0;
  }
  /// What comes until `end` has come, or until the server closes (where `end` is empty).
  std::string receive(const std::string& end = "") const {
    std::string received;
    std::array<char, 65536> bytes;
    while (end.empty() || received.find(end) == std::string::npos) {
      pollfd ready{socket_, POLLIN, 0};
      if (::poll(&ready, 1, 20'000) != 1) FAIL("nothing comes any more; so far: " << received.substr(0, 200));
      const ssize_t count = ::recv(socket_, bytes.data(), bytes.size(), 0);
      if (count <= 0) return received + "(closed)";
      received.append(bytes.data(), static_cast<std::size_t>(count));
    }
    return received;
  }

 private:
  int socket_;
};

std::string get(const std::string& path) { return "GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n"; }

int count(const std::string& text, const std::string& part) {
  int found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

const Patience kShort{.request = 300ms, .idle = 300ms, .answer = 300ms, .linger = 300ms};

TEST_CASE("A connection serves one request after another") {
  Echo echo;
  Connections connections({.threads = 2}, echo);
  const Client client(connections);
  client.send(get("/a"));
  CHECK(client.receive("GET /a ").starts_with("HTTP/1.1 200"));
  client.send("POST /b HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi");
  CHECK(client.receive("POST /b hi").starts_with("HTTP/1.1 200"));
}

TEST_CASE("Pipelined requests are all answered, in order") {
  Echo echo;
  Connections connections({.threads = 2}, echo);
  const Client client(connections);
  std::string requests;
  for (int i = 0; i < 100; ++i) requests += get("/" + std::to_string(i));
  client.send(requests);
  const std::string answers = client.receive("GET /99 ");
  CHECK(count(answers, "HTTP/1.1 200") == 100);
  CHECK(answers.find("GET /7 ") < answers.find("GET /8 "));
}

TEST_CASE("A connection is closed behind an answer where the client wants it so") {
  Echo echo;
  Connections connections({.threads = 2}, echo);
  const Client client(connections);
  client.send("GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n" + get("/b"));
  const std::string answer = client.receive();
  CHECK(answer.ends_with("GET /a (closed)"));
}

TEST_CASE("Behind a refusal nothing is read as another request") {
  Echo echo;
  Connections connections({.threads = 2, .patience = kShort}, echo);
  const Client client(connections);
  client.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n" + get("/smuggled"));
  CHECK(client.receive() == "HTTP/1.1 413 too_large\r\n\r\n(closed)");
}

TEST_CASE("A refusal reaches a client that is still sending") {
  Echo echo;
  Connections connections({.threads = 2}, echo);
  const Client client(connections);
  client.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n" + std::string(99'999, 'x'));
  CHECK(client.receive("too_large\r\n\r\n").starts_with("HTTP/1.1 413"));
}

TEST_CASE("Idle and slow clients by the hundred keep nobody waiting") {
  Echo echo;
  Connections connections({.threads = 2}, echo);
  std::vector<std::unique_ptr<Client>> others;
  for (int i = 0; i < 300; ++i) {
    others.push_back(std::make_unique<Client>(connections));
    if (i % 3 == 1) others.back()->send("GET /slow HT");
    if (i % 3 == 2) others.back()->send("POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab");
  }
  const Client client(connections);
  client.send(get("/a"));
  CHECK(client.receive("GET /a ").starts_with("HTTP/1.1 200"));
  CHECK(connections.count() == 301);
}

TEST_CASE("A client that trickles is cut off when its request has taken too long") {
  Echo echo;
  Connections connections({.threads = 2, .patience = kShort}, echo);
  const Client client(connections);
  client.send("GET /a HTTP/1.1\r\n");
  while (client.try_send("A: b\r\n") && connections.count() > 0) std::this_thread::sleep_for(20ms);
  CHECK(connections.count() == 0);
}

TEST_CASE("An idle connection is closed when its time is over") {
  Echo echo;
  Connections connections({.threads = 2, .patience = kShort}, echo);
  const Client client(connections);
  client.send(get("/a"));
  CHECK(client.receive().ends_with("GET /a (closed)"));
}

TEST_CASE("A client that does not take its answer is cut off") {
  Echo echo;
  Connections connections({.threads = 2, .patience = kShort}, echo);
  const Client client(connections);
  client.send(get("/big"));
  while (connections.count() > 0) std::this_thread::sleep_for(20ms);
  const std::string received = client.receive();
  CHECK(received.size() < (1 << 22));
}

TEST_CASE("A large answer arrives whole") {
  Echo echo;
  Connections connections({.threads = 2}, echo);
  const Client client(connections);
  client.send("GET /big HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  const std::string received = client.receive();
  CHECK(count(received, "b") == 1 << 22);
}

TEST_CASE("When there are as many connections as can be held, the one that has waited longest makes room") {
  Echo echo;
  Connections connections({.threads = 2, .most = 2}, echo);
  const Client first(connections);
  const Client second(connections);
  const Client third(connections);
  CHECK(first.receive() == "(closed)");
  second.send(get("/second"));
  CHECK(second.receive("GET /second ").starts_with("HTTP/1.1 200"));
  third.send(get("/third"));
  CHECK(third.receive("GET /third ").starts_with("HTTP/1.1 200"));
}

TEST_CASE("A client that asks for leave to send its body gets it, and is answered") {
  Echo echo;
  Connections connections({.threads = 2}, echo);
  const Client client(connections);
  client.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n");
  CHECK(client.receive("\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n");
  client.send("hi");
  CHECK(client.receive("POST /a hi").starts_with("HTTP/1.1 200"));
}

TEST_CASE("Draining lets requests that have begun be answered, and closes what is idle") {
  Echo echo;
  Connections connections({.threads = 2}, echo);
  const Client idle(connections);
  idle.send(get("/a"));
  idle.receive("GET /a ");
  const Client begun(connections);
  begun.send("GET /b HTTP/1.1\r\n");
  std::this_thread::sleep_for(50ms);
  std::jthread drain([&] { connections.drain(20s); });
  CHECK(idle.receive() == "(closed)");
  begun.send("Host: x\r\n\r\n");
  CHECK(begun.receive().find("Connection: close") != std::string::npos);
  drain.join();
  CHECK(connections.count() == 0);
}

TEST_CASE("Draining cuts off what does not end in time") {
  Echo echo;
  Connections connections({.threads = 2}, echo);
  const Client client(connections);
  client.send("GET /b HTTP/1.1\r\n");
  connections.drain(100ms);
  CHECK(client.receive() == "(closed)");
}

TEST_CASE("An answer in pieces is sent whole, and the next request is answered behind it") {
  Echo echo;
  Connections connections({.threads = 2}, echo);
  const Client client(connections);
  client.send(get("/pieces") + get("/next"));
  const std::string received = client.receive("GET /next");
  CHECK(std::count(received.begin(), received.end(), 'p') == 4 << 20);
}

TEST_CASE("An answer whose rest cannot be had is broken off, so that nobody takes it for whole") {
  Echo echo;
  Connections connections({.threads = 2}, echo);
  const Client client(connections);
  client.send(get("/broken") + get("/next"));
  const std::string received = client.receive();
  CHECK(std::count(received.begin(), received.end(), 'p') == 2 << 20);
  CHECK(received.find("GET /next") == std::string::npos);
}

TEST_CASE("Who takes an answer in pieces too slowly is cut off") {
  Echo echo;
  Connections connections({.threads = 2, .patience = {.answer = 200ms}}, echo);
  const Client client(connections);
  client.send(get("/pieces"));
  while (connections.count() > 0) std::this_thread::sleep_for(10ms);
  CHECK(client.receive().size() < 4 << 20);
}

}  // namespace
}  // namespace rozbazi::http
