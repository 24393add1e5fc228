#include "backend/http/wire/head.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "backend/http/text.h"

namespace rozbazi::http {
namespace {

constexpr std::string_view kLineEnd = "\r\n";

bool is_token(std::string_view text) {
  static constexpr std::string_view kMarks = "!#$%&'*+-.^_`|~";
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return letter || (c >= '0' && c <= '9') || kMarks.find(c) != std::string_view::npos;
  });
}

bool is_printable_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c > ' ' && c < '\x7f'; });
}

/// Whether a comma-separated list holds `item`, without regard to case.
bool lists(std::string_view list, std::string_view item) {
  return std::ranges::any_of(list_items(list), [&](std::string_view listed) { return lower(listed) == item; });
}

/// Origin form and `*` stay as they are; of the absolute form what comes after scheme and host (RFC 9112, 3.2).
std::optional<std::string> read_target(std::string_view method, std::string_view target) {
  if (target == "*") return method == "OPTIONS" ? std::optional<std::string>("*") : std::nullopt;
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!target.starts_with(scheme)) continue;
    target.remove_prefix(scheme.size());
    target.remove_prefix(std::min(target.find_first_of("/?"), target.size()));
    if (!target.starts_with('/')) return '/' + std::string(target);
  }
  if (!target.starts_with('/') || target.find('#') != std::string_view::npos) return std::nullopt;
  return std::string(target);
}

/// What is wrong with the request line, or nothing.
std::optional<Problem> read_request_line(std::string_view line, Message& into, bool& http_1_0) {
  if (line.size() > kMostRequestLineBytes) {
    return Problem(414, "uri_too_long", "The request line is longer than 8 KiB.");
  }
  const auto method_end = line.find(' ');
  const auto target_end = line.rfind(' ');
  if (method_end == std::string_view::npos || target_end == method_end) {
    return bad_request("The request line must be a method, a target and a version, one space apart.");
  }
  const std::string_view method = line.substr(0, method_end);
  const std::string_view target = line.substr(method_end + 1, target_end - method_end - 1);
  const std::string_view version = line.substr(target_end + 1);
  if (version != "HTTP/1.1" && version != "HTTP/1.0") return bad_request("Only HTTP/1.1 and HTTP/1.0 are spoken here.");
  http_1_0 = version == "HTTP/1.0";
  if (!is_token(method)) return bad_request("The method is no token.");
  auto read = is_printable_ascii(target) ? read_target(method, target) : std::nullopt;
  if (!read) return bad_request("The request's target must be a path, percent-encoded, without a fragment.");
  into.method = method;
  into.target = std::move(*read);
  return std::nullopt;
}

std::optional<Problem> read_field(std::string_view line, Message& into) {
  const auto colon = line.find(':');
  if (colon == std::string_view::npos || !is_token(line.substr(0, colon))) {
    return bad_request("A header field must be a name, a colon and a value, in one line.");
  }
  if (has_control(line)) return bad_request("A header field holds a control character.");
  into.fields.push_back({lower(line.substr(0, colon)), std::string(trim(line.substr(colon + 1)))});
  return std::nullopt;
}

/// How long the body is; refuses whatever leaves two answers to that (RFC 9112, 6.3).
std::optional<Problem> read_framing(Head& head, bool http_1_0) {
  const Message& message = head.message;
  const int lengths = message.count("content-length");
  const int encodings = message.count("transfer-encoding");
  if (lengths + encodings > 1) return bad_request("The length of the body is given twice.");
  if (encodings == 1) {
    if (http_1_0 || lower(message.value("transfer-encoding")) != "chunked") {
      return bad_request("The only transfer coding taken here is chunked, with HTTP/1.1.");
    }
    head.chunked = true;
  }
  if (lengths == 1) {
    const std::string text = message.value("content-length");
    const bool digits = !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    if (!digits) return bad_request("Content-Length must be a decimal number.");
    const auto read = std::from_chars(text.data(), text.data() + text.size(), head.content_length);
    if (read.ec != std::errc() || head.content_length > kMostBodyBytes) {
      return Problem(413, "too_large", "A body may be at most 64 KiB.");
    }
  }
  return std::nullopt;
}

}  // namespace

std::variant<Head, Problem> parse_head(std::string_view text) {
  Head head;
  bool http_1_0 = false;
  const auto line_end = std::min(text.find(kLineEnd), text.size());
  if (auto problem = read_request_line(text.substr(0, line_end), head.message, http_1_0)) return *problem;
  if (text.size() > kMostHeadBytes) {
    return Problem(431, "headers_too_large", "The header fields are longer than 16 KiB.");
  }
  text.remove_prefix(line_end);
  while (!text.empty()) {
    text.remove_prefix(kLineEnd.size());
    if (head.message.fields.size() == kMostFields) {
      return Problem(431, "headers_too_large", "There are more than 64 header fields.");
    }
    const auto end = std::min(text.find(kLineEnd), text.size());
    if (auto problem = read_field(text.substr(0, end), head.message)) return *problem;
    text.remove_prefix(end);
  }

  const int hosts = head.message.count("host");
  if (hosts > 1 || (hosts == 0 && !http_1_0)) return bad_request("A request must name one Host.");
  if (auto problem = read_framing(head, http_1_0)) return *problem;

  const std::string connection = head.message.value("connection");
  head.message.keep_alive = http_1_0 ? lists(connection, "keep-alive") : !lists(connection, "close");
  if (const std::string expect = lower(head.message.value("expect")); !expect.empty()) {
    if (expect != "100-continue") return bad_request("The only expectation met here is 100-continue.");
    head.expects_continue = !http_1_0;
  }
  return head;
}

}  // namespace rozbazi::http
