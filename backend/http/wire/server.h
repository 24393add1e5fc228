// The listening end. cpp-httplib binds, accepts and stops; what an accepted connection says and is told is the wire's
// own business (Connections), since the library would read it without bounds and spend a thread on each visitor.
#pragma once

#include <httplib.h>

#include <atomic>
#include <chrono>
#include <string>

#include "backend/http/wire/connections.h"

namespace rozbazi::http {

class Server : private httplib::Server {
 public:
  /// `responder` must outlive the server.
  Server(const Connections::Options& options, Responder& responder);

  /// Binds to `host`, an address or a name; port 0 takes any that is free. Returns the port; throws std::runtime_error
  /// where it cannot.
  int bind(const std::string& host, int port);
  /// Serves until stop() is called; false where it ended otherwise.
  bool run();
  /// Accepts no more, closes what is idle and gives requests that have begun `patience` to be answered; false where one
  /// is not answered even then. To be called once, by another thread than the one in run().
  bool stop(std::chrono::milliseconds patience);

  std::size_t connections() const { return connections_.count(); }

 private:
  bool process_and_close_socket(socket_t socket) override;

  std::atomic<bool> stopping_{false};
  std::atomic<bool> ended_{false};
  Connections connections_;
};

}  // namespace rozbazi::http
