#include "backend/db/patience.h"

#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <catch2/catch.hpp>
#include <optional>

namespace rozbazi::db {
namespace {

using std::chrono_literals::operator""h;
using std::chrono_literals::operator""ms;

/// Two ends of a connection.
class Ends {
 public:
  Ends() { REQUIRE(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends_.data()) == 0); }
  ~Ends() {
    for (const int end : ends_) ::close(end);
  }
  Ends(const Ends&) = delete;
  Ends& operator=(const Ends&) = delete;

  int ours() const { return ends_[0]; }
  /// Whether what is sent arrives.
  bool pass() const {
    char byte = 'x';
    return ::send(ends_[1], &byte, 1, MSG_NOSIGNAL) == 1 && ::recv(ends_[0], &byte, 1, 0) == 1;
  }

 private:
  std::array<int, 2> ends_{};
};

bool hears_the_end(int socket) {
  char byte = 0;
  return ::recv(socket, &byte, 1, 0) == 0;
}

TEST_CASE("A connection that is waited for too long is ended, and so are those after it") {
  Patience patience(20ms);
  const Ends first;
  const Ends second;
  const Patience::Wait for_first(patience, first.ours());
  const Patience::Wait for_second(patience, second.ours());
  CHECK(hears_the_end(first.ours()));
  CHECK(hears_the_end(second.ours()));
}

TEST_CASE("Who has been answered does not end what others wait for, and is not ended") {
  Patience patience(20ms);
  const Ends answered;
  const Ends silent;
  std::optional<Patience::Wait> wait(std::in_place, patience, answered.ours());
  const Patience::Wait for_silent(patience, silent.ours());
  wait.reset();
  CHECK(hears_the_end(silent.ours()));
  CHECK(answered.pass());
}

TEST_CASE("Nobody has to wait for the end of patience to go") {
  const Ends ends;
  {
    Patience patience(1h);
    const Patience::Wait wait(patience, ends.ours());
    CHECK(ends.pass());
  }
  CHECK(ends.pass());
}

}  // namespace
}  // namespace rozbazi::db
