// One visitor's connection: its bytes in, its requests, its answers out. Never blocks. Owned by one thread at a time.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <string>

#include "backend/http/wire/request_reader.h"
#include "backend/http/wire/responder.h"

namespace rozbazi::http {

using SteadyTime = std::chrono::steady_clock::time_point;

/// How long a connection may take for each of its stages; a slow client is cut off, whatever trickle it sends.
struct Patience {
  std::chrono::milliseconds request{10'000};  // from a request's first byte (or the connection's start) to its last
  std::chrono::milliseconds idle{75'000};     // between requests: longer than a proxy keeps its connections to us
  std::chrono::milliseconds answer{60'000};   // for taking one answer whole; of a large one, for each mebibyte
  std::chrono::milliseconds linger{2'000};    // for closing its side once the last answer has been sent
};

class Connection {
 public:
  Connection(int socket, std::string peer, const Patience& patience);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  enum class Wants { read, write, close };
  /// Does all that can be done without waiting, answering each whole request through `responder`; returns what to wait
  /// for. With `last`, no request is answered after the one at hand.
  Wants advance(Responder& responder, const std::atomic<bool>& last);

  int socket() const { return socket_; }
  /// Since when it has been waiting for its client, and when that is too long; both never come while a thread works for
  /// it. Any thread may ask.
  SteadyTime waiting_since() const { return SteadyTime(SteadyTime::duration(waiting_since_.load())); }
  SteadyTime deadline() const { return SteadyTime(SteadyTime::duration(deadline_.load())); }
  /// Whether it waits between two requests, so that closing it loses nothing. Any thread may ask.
  bool idle() const { return idle_; }
  /// Makes the owner notice that no more bytes are taken in (`whole`: nor sent), and close it. Any thread may call it.
  void hang_up(bool whole);

 private:
  enum class Io { done, would_block, closed };
  Io receive();
  Io send();
  Io send_piece();
  bool next_piece();
  Io discard();
  void answer(Responder& responder, const std::atomic<bool>& last, Message message);
  void start_stage(std::chrono::milliseconds patience);
  Wants wait_for(Wants what);

  const int socket_;
  const std::string peer_;
  const Patience& patience_;
  RequestReader reader_;
  Outgoing outgoing_;
  std::size_t sent_ = 0;       // bytes of outgoing_ that have left, head and body counted through
  bool sending_ = false;       // outgoing_ has not left whole
  std::size_t taken_ = 0;      // bytes that the client took since its patience was measured anew
  bool close_after_ = false;   // outgoing_ is the last answer
  bool lingering_ = false;     // our side is closed, the client's bytes are thrown away
  std::size_t discarded_ = 0;  // how many of them
  bool receiving_ = false;     // a request has begun and is not whole
  SteadyTime stage_begin_;
  SteadyTime stage_end_;  // when patience with the present stage ends
  std::atomic<bool> idle_{true};
  std::atomic<SteadyTime::rep> waiting_since_{};
  std::atomic<SteadyTime::rep> deadline_{};
};

}  // namespace rozbazi::http
