// Cuts the bytes of one connection into requests. What is kept is bounded: a head, a body, and one read's surplus.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "backend/http/wire/chunked_body.h"
#include "backend/http/wire/head.h"

namespace rozbazi::http {

class RequestReader {
 public:
  /// Appends what the connection brought.
  void feed(std::string_view bytes) { incoming_.append(bytes); }

  struct More {};
  /// The next whole request; More where the bytes so far hold none; a Problem after which the connection can be read
  /// no further.
  std::variant<More, Message, Problem> next();

  /// Whether a request has begun that is not whole.
  bool in_request() const { return head_ || !incoming_.empty(); }
  /// True once for a request whose body is still to come and whose client waits for 100 Continue.
  bool take_expectation();

 private:
  std::optional<Problem> read_head();
  Message take_message(std::string body);

  std::string incoming_;
  std::size_t searched_ = 0;  // before it there is no end of a head in incoming_
  std::optional<Head> head_;  // of the request whose body is being read
  ChunkedBody chunks_;
};

}  // namespace rozbazi::http
