#include "backend/http/wire/request_reader.h"

#include <utility>

namespace rozbazi::http {
namespace {

constexpr std::string_view kHeadEnd = "\r\n\r\n";

}  // namespace

std::optional<Problem> RequestReader::read_head() {
  if (incoming_.starts_with("\r\n")) incoming_.erase(0, 2);  // RFC 9112, 2.2: an empty line before a request line
  const auto end = incoming_.find(kHeadEnd, searched_);
  if (end == std::string::npos) {
    searched_ = incoming_.size() < kHeadEnd.size() ? 0 : incoming_.size() - kHeadEnd.size() + 1;
    // A head that is too long already is refused now, in the words it would be refused with when whole.
    if (incoming_.size() <= kMostRequestLineBytes) return std::nullopt;
    const bool in_request_line = incoming_.find("\r\n") == std::string::npos;
    if (!in_request_line && incoming_.size() <= kMostHeadBytes) return std::nullopt;
    if (in_request_line) return Problem(414, "uri_too_long", "The request line is longer than 8 KiB.");
    return Problem(431, "headers_too_large", "The header fields are longer than 16 KiB.");
  }
  auto parsed = parse_head(std::string_view(incoming_).substr(0, end));
  if (auto* problem = std::get_if<Problem>(&parsed)) return std::move(*problem);
  head_ = std::get<Head>(std::move(parsed));
  incoming_.erase(0, end + kHeadEnd.size());
  searched_ = 0;
  return std::nullopt;
}

Message RequestReader::take_message(std::string body) {
  Message message = std::move(head_->message);
  message.body = std::move(body);
  head_.reset();
  chunks_ = {};
  return message;
}

std::variant<RequestReader::More, Message, Problem> RequestReader::next() {
  if (!head_) {
    if (auto problem = read_head()) return std::move(*problem);
    if (!head_) return More{};
  }
  if (head_->chunked) {
    switch (chunks_.take(incoming_)) {
      case ChunkedBody::State::more:
        return More{};
      case ChunkedBody::State::whole:
        return take_message(std::move(chunks_.body()));
      case ChunkedBody::State::malformed:
        return bad_request("The chunks of the body are malformed.");
      case ChunkedBody::State::too_large:
        return Problem(413, "too_large", "A body may be at most 64 KiB.");
    }
  }
  if (incoming_.size() < head_->content_length) return More{};
  std::string body = incoming_.substr(0, head_->content_length);
  incoming_.erase(0, head_->content_length);
  return take_message(std::move(body));
}

bool RequestReader::take_expectation() { return head_ && std::exchange(head_->expects_continue, false); }

}  // namespace rozbazi::http
