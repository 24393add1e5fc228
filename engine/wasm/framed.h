// An answer as the module's caller reads it.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>
#include <vector>

#include "engine/json/json.h"

namespace rozbazi {

/// Asks `answer` with the request's text: its answer's length as a little-endian 32-bit word, then its bytes, in place
/// until the next call.
template <class Answer>
const char* framed(const char* request, std::uint32_t length, Answer answer) {
  static json::Buffer out;
  static std::vector<char> frame;
  answer(std::string_view(request, length), out);
  const std::string_view text = json::text(out);
  const auto size = static_cast<std::uint32_t>(text.size());
  frame.resize(sizeof size + text.size());
  std::memcpy(frame.data(), &size, sizeof size);
  std::memcpy(frame.data() + sizeof size, text.data(), text.size());
  return frame.data();
}

}  // namespace rozbazi
