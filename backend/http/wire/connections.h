// All connections and the threads that serve them. A thread is needed only by a connection that has bytes to be read or
// room for bytes to be sent, so neither idle nor slow clients keep anybody waiting: each thread takes the next ready
// connection from the kernel, does with it what can be done at once, and gives it back.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "backend/http/wire/connection.h"

namespace rozbazi::http {

class Connections {
 public:
  struct Options {
    int threads = 64;         // as many answers can be waiting for the database at once
    std::size_t most = 4096;  // connections held; for one more, another is closed
    Patience patience = {};
  };

  /// `responder` must outlive this.
  Connections(const Options& options, Responder& responder);
  ~Connections();
  Connections(const Connections&) = delete;
  Connections& operator=(const Connections&) = delete;

  /// Takes over a connected socket. Any thread may call it.
  void adopt(int socket);
  /// Closes what is idle, lets the requests that have begun be answered, and cuts off what is left after `patience`.
  /// False where a request is being answered even then.
  bool drain(std::chrono::milliseconds patience);

  std::size_t count() const;

 private:
  void serve();
  void watch();
  void arm(Connection& connection, Connection::Wants wants, bool first);
  void make_room();
  void close(Connection& connection);

  const Options options_;
  Responder& responder_;
  const int ready_;  // epoll; each connection is armed for one event, so that one thread has it at a time
  const int stop_;   // eventfd that wakes every thread for good
  std::atomic<bool> draining_{false};
  bool stopped_ = false;

  mutable std::mutex mutex_;  // of what follows
  std::condition_variable changed_;
  std::unordered_map<Connection*, std::unique_ptr<Connection>> all_;

  std::vector<std::jthread> threads_;
};

}  // namespace rozbazi::http
