// The engine's face in WebAssembly: texts go in and out through the module's memory. No state but the last answer.
#include <cstdint>
#include <cstdlib>

#include "engine/replay/replay.h"
#include "engine/wasm/framed.h"

extern "C" {

/// Room for a request of `size` bytes.
[[clang::export_name("rozbazi_alloc")]] char* rozbazi_alloc(std::uint32_t size) {
  return static_cast<char*>(std::malloc(size));
}

[[clang::export_name("rozbazi_free")]] void rozbazi_free(char* room, std::uint32_t) { std::free(room); }

/// The replay protocol. The answer stays in place until the next call.
[[clang::export_name("rozbazi_replay")]] const char* rozbazi_replay(const char* request, std::uint32_t length) {
  return rozbazi::framed(request, length, rozbazi::answer_replay);
}

/// Why an action is refused (engine/replay/replay.h). The answer stays in place until the next call.
[[clang::export_name("rozbazi_explain")]] const char* rozbazi_explain(const char* request, std::uint32_t length) {
  return rozbazi::framed(request, length, rozbazi::answer_explain);
}

}  // extern "C"
