// What answers the requests that the wire brings.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "backend/http/exchange.h"
#include "backend/http/wire/message.h"

namespace rozbazi::http {

/// An answer ready to be sent: status line and fields with the empty line behind them, then the body.
struct Outgoing {
  std::string head;
  std::shared_ptr<const std::string> body = nullptr;  // nullptr: none is sent
  std::shared_ptr<Pieces> pieces = nullptr;           // what else is sent behind it
};

class Responder {
 public:
  virtual ~Responder() = default;
  /// The answer to `message`, which came from the address `peer`. `keep_alive` says whether another request may follow
  /// on the connection; the answer tells the client so. Called by many threads at once; never throws.
  virtual Outgoing respond(Message message, std::string_view peer, bool keep_alive) = 0;
  /// The answer to bytes from `peer` that are no request; the connection is closed behind it.
  virtual Outgoing refuse(const Problem& problem, std::string_view peer) = 0;
};

}  // namespace rozbazi::http
