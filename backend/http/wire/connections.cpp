#include "backend/http/wire/connections.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <system_error>

#include "backend/http/address.h"

namespace rozbazi::http {
namespace {

using namespace std::chrono_literals;

/// How often late connections are looked for.
constexpr auto kWatchInterval = 250ms;
/// How long the threads have to notice that a connection was cut off.
constexpr auto kCutOffTime = 500ms;

int checked(int descriptor, const char* what) {
  if (descriptor < 0) throw std::system_error(errno, std::generic_category(), what);
  return descriptor;
}

}  // namespace

Connections::Connections(const Options& options, Responder& responder)
    : options_(options),
      responder_(responder),
      ready_(checked(::epoll_create1(EPOLL_CLOEXEC), "epoll_create1")),
      stop_(checked(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK), "eventfd")) {
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.ptr = nullptr;
  checked(::epoll_ctl(ready_, EPOLL_CTL_ADD, stop_, &event), "epoll_ctl");
  threads_.reserve(static_cast<std::size_t>(options_.threads) + 1);
  for (int i = 0; i < options_.threads; ++i) threads_.emplace_back([this] { serve(); });
  threads_.emplace_back([this] { watch(); });
}

Connections::~Connections() {
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
  }
  changed_.notify_all();
  const std::uint64_t one = 1;
  // An eventfd that has just been made takes one without fail.
  [[maybe_unused]] const ssize_t written = ::write(stop_, &one, sizeof one);
  threads_.clear();
  all_.clear();
  ::close(stop_);
  ::close(ready_);
}

std::size_t Connections::count() const {
  const std::lock_guard lock(mutex_);
  return all_.size();
}

void Connections::arm(Connection& connection, Connection::Wants wants, bool first) {
  epoll_event event{};
  event.events = (wants == Connection::Wants::write ? EPOLLOUT : EPOLLIN | EPOLLRDHUP) | EPOLLONESHOT;
  event.data.ptr = &connection;
  // Behind this line another thread may have the connection, or have closed it.
  const int failed = ::epoll_ctl(ready_, first ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, connection.socket(), &event);
  if (failed != 0) close(connection);
}

/// Where as many connections are held as can be, the one that has waited longest for its client goes: an idle one, or
/// in an attack one of the attacker's. Called under the lock.
void Connections::make_room() {
  if (all_.size() < options_.most) return;
  const auto longest =
      std::ranges::min_element(all_, {}, [](const auto& entry) { return entry.first->waiting_since(); });
  longest->first->hang_up(true);
}

void Connections::adopt(int socket) {
  const int on = 1;
  ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  ::fcntl(socket, F_SETFD, FD_CLOEXEC);
  ::fcntl(socket, F_SETFL, ::fcntl(socket, F_GETFL) | O_NONBLOCK);
  auto owned = std::make_unique<Connection>(socket, peer_address(socket), options_.patience);
  Connection& connection = *owned;
  {
    const std::lock_guard lock(mutex_);
    if (draining_) return;
    make_room();
    all_.emplace(&connection, std::move(owned));
  }
  arm(connection, Connection::Wants::read, true);
}

void Connections::close(Connection& connection) {
  {
    const std::lock_guard lock(mutex_);
    all_.erase(&connection);
  }
  changed_.notify_all();
}

void Connections::serve() {
  for (;;) {
    epoll_event event{};
    const int count = ::epoll_wait(ready_, &event, 1, -1);
    if (count <= 0) continue;
    auto* connection = static_cast<Connection*>(event.data.ptr);
    if (connection == nullptr) return;  // stop_
    const auto wants = connection->advance(responder_, draining_);
    if (wants == Connection::Wants::close) {
      close(*connection);
    } else {
      arm(*connection, wants, false);
    }
  }
}

void Connections::watch() {
  std::unique_lock lock(mutex_);
  while (!stopped_) {
    changed_.wait_for(lock, kWatchInterval, [this] { return stopped_; });
    const auto now = std::chrono::steady_clock::now();
    for (const auto& [connection, unused] : all_) {
      if (connection->deadline() < now) {
        connection->hang_up(true);
      } else if (draining_ && connection->idle()) {
        connection->hang_up(false);
      }
    }
  }
}

bool Connections::drain(std::chrono::milliseconds patience) {
  std::unique_lock lock(mutex_);
  draining_ = true;
  const auto drained = [this] { return all_.empty(); };
  if (changed_.wait_for(lock, patience, drained)) return true;
  for (const auto& [connection, unused] : all_) connection->hang_up(true);
  return changed_.wait_for(lock, kCutOffTime, drained);
}

}  // namespace rozbazi::http
