// The chunked transfer coding (RFC 9112, 7.1), read piece by piece, bounded in what it carries and in its own frame.
#pragma once

#include <cstddef>
#include <string>

namespace rozbazi::http {

class ChunkedBody {
 public:
  enum class State { more, whole, malformed, too_large };

  /// Takes as much as it can from the front of `incoming`. Once whole, what follows in `incoming` is another request.
  State take(std::string& incoming);
  /// What has been carried so far, at most kMostBodyBytes.
  std::string& body() { return body_; }

 private:
  enum class Expects { size, data, data_end, trailer };
  State read_size(std::string_view line);

  std::string body_;
  Expects expects_ = Expects::size;
  std::size_t left_ = 0;   // bytes of the current chunk that are still to come
  std::size_t frame_ = 0;  // bytes of size lines and trailers so far
};

}  // namespace rozbazi::http
