// The engine's face in WebAssembly: texts go in and out through the module's memory. No state but the last answer.
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <vector>

#include "engine/replay/replay.h"

namespace {

/// The answer as the caller reads it: its length as a little-endian 32-bit word, then its bytes.
const char* framed(std::string_view text) {
  static std::vector<char> frame;
  const auto length = static_cast<std::uint32_t>(text.size());
  frame.resize(sizeof length + text.size());
  std::memcpy(frame.data(), &length, sizeof length);
  std::memcpy(frame.data() + sizeof length, text.data(), text.size());
  return frame.data();
}

template <class Answer>
const char* call(const char* request, std::uint32_t length, Answer answer) {
  rozbazi::json::Buffer out;
  answer(std::string_view(request, length), out);
  return framed(rozbazi::json::text(out));
}

}  // namespace

extern "C" {

/// Room for a request of `size` bytes.
[[clang::export_name("rozbazi_alloc")]] char* rozbazi_alloc(std::uint32_t size) {
  return static_cast<char*>(std::malloc(size));
}

[[clang::export_name("rozbazi_free")]] void rozbazi_free(char* room, std::uint32_t) { std::free(room); }

/// The replay protocol. The answer stays in place until the next call.
[[clang::export_name("rozbazi_replay")]] const char* rozbazi_replay(const char* request, std::uint32_t length) {
  return call(request, length, rozbazi::answer_replay);
}

/// Why an action is refused (engine/replay/replay.h). The answer stays in place until the next call.
[[clang::export_name("rozbazi_explain")]] const char* rozbazi_explain(const char* request, std::uint32_t length) {
  return call(request, length, rozbazi::answer_explain);
}

}  // extern "C"
