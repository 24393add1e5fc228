#include "backend/http/wire/server.h"

#include <sys/socket.h>

#include <cstring>
#include <stdexcept>
#include <thread>

namespace rozbazi::http {
namespace {

/// The library's own backlog of 5 drops connections in the smallest burst.
constexpr int kBacklog = 1024;

/// Runs each task at once: handing a socket on takes no time.
class AtOnce : public httplib::TaskQueue {
 public:
  void enqueue(std::function<void()> task) override { task(); }
  void shutdown() override {}
};

}  // namespace

Server::Server(const Connections::Options& options, Responder& responder) : connections_(options, responder) {
  new_task_queue = [] { return new AtOnce; };
  // The library's own choice, SO_REUSEPORT, would let a second server share the port unnoticed.
  set_socket_options([](socket_t socket) {
    const int on = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  });
}

int Server::bind(const std::string& host, int port) {
  const int bound = port == 0 ? bind_to_any_port(host) : bind_to_port(host, port) ? port : -1;
  if (bound < 0) {
    throw std::runtime_error("cannot listen on " + host + " port " + std::to_string(port) +
                             ": the address is not this machine's, or the port is taken or needs privileges");
  }
  ::listen(svr_sock_, kBacklog);
  return bound;
}

bool Server::run() {
  const bool ended_well = listen_after_bind();
  ended_ = true;
  return stopping_ || ended_well;
}

bool Server::stop(std::chrono::milliseconds patience) {
  stopping_ = true;
  // The library overlooks a stop that comes before it has begun to accept.
  while (!is_running() && !ended_) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  httplib::Server::stop();
  return connections_.drain(patience);
}

bool Server::process_and_close_socket(socket_t socket) {
  connections_.adopt(socket);
  return true;
}

}  // namespace rozbazi::http
