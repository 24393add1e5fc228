// The head of a request: request line and header fields (RFC 9112, 3 and 5), read strictly. What two readers could
// understand in two ways is refused, since one of them may be a proxy in front of us.
#pragma once

#include <cstddef>
#include <string_view>
#include <variant>

#include "backend/http/exchange.h"
#include "backend/http/wire/message.h"

namespace rozbazi::http {

inline constexpr std::size_t kMostRequestLineBytes = 8 * 1024;
inline constexpr std::size_t kMostHeadBytes = 16 * 1024;  // with the request line
inline constexpr int kMostFields = 64;
inline constexpr std::size_t kMostBodyBytes = 64 * 1024;

struct Head {
  Message message;                 // its body still empty
  std::size_t content_length = 0;  // of a body that is not chunked
  bool chunked = false;
  bool expects_continue = false;  // the client waits for 100 Continue before it sends the body
};

/// `text` is all before the empty line, without the line end of the last field. Refuses with 400 what is malformed or
/// ambiguous, 413 a declared length above kMostBodyBytes, 414 a long request line, 431 too many or too long fields.
std::variant<Head, Problem> parse_head(std::string_view text);

}  // namespace rozbazi::http
