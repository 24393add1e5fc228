#include "backend/http/wire/chunked_body.h"

#include <algorithm>
#include <charconv>
#include <string_view>

#include "backend/http/text.h"
#include "backend/http/wire/head.h"

namespace rozbazi::http {
namespace {

constexpr std::size_t kMostLineBytes = 256;  // of a size line or a trailer field
constexpr std::size_t kMostFrameBytes = 256 * 1024;

}  // namespace

ChunkedBody::State ChunkedBody::read_size(std::string_view line) {
  // Extensions after a semicolon mean nothing to us.
  const std::string_view digits = line.substr(0, line.find(';'));
  std::size_t size = 0;
  const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), size, 16);
  if (read.ec == std::errc::result_out_of_range) return State::too_large;
  if (read.ec != std::errc() || read.ptr != digits.data() + digits.size()) return State::malformed;
  if (size > kMostBodyBytes - body_.size()) return State::too_large;
  left_ = size;
  expects_ = size == 0 ? Expects::trailer : Expects::data;
  return State::more;
}

ChunkedBody::State ChunkedBody::take(std::string& incoming) {
  std::size_t at = 0;
  State state = State::more;
  while (state == State::more) {
    const std::string_view rest = std::string_view(incoming).substr(at);
    if (expects_ == Expects::data) {
      const std::size_t taken = std::min(left_, rest.size());
      body_.append(rest.substr(0, taken));
      at += taken;
      left_ -= taken;
      if (left_ > 0) break;
      expects_ = Expects::data_end;
      continue;
    }
    const auto end = rest.find("\r\n");
    if (end == std::string_view::npos) {
      if (rest.size() > kMostLineBytes) state = State::malformed;
      break;
    }
    const std::string_view line = rest.substr(0, end);
    at += end + 2;
    frame_ += end + 2;
    if (end > kMostLineBytes || has_control(line)) {
      state = State::malformed;
    } else if (frame_ > kMostFrameBytes) {
      state = State::too_large;
    } else if (expects_ == Expects::size) {
      state = read_size(line);
    } else if (expects_ == Expects::data_end) {
      if (!line.empty()) state = State::malformed;
      expects_ = Expects::size;
    } else if (line.empty()) {
      state = State::whole;
    }
  }
  incoming.erase(0, at);
  return state;
}

}  // namespace rozbazi::http
