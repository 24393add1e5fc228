// The audit's face in WebAssembly, in the module of the computer players, whose replies it thinks of again.
#include <cstdint>

#include "engine/wasm/framed.h"
#include "generator/audit/answers.h"

namespace {

rozbazi::audit::Conversation& conversation() {
  static rozbazi::audit::Conversation one;
  return one;
}

}  // namespace

extern "C" {

/// A new record and the salt of its sample; `rozbazi_audit_feed` takes its bytes in pieces. What each answers:
/// generator/audit/answers.h.
[[clang::export_name("rozbazi_audit_begin")]] void rozbazi_audit_begin(std::uint32_t salt) {
  conversation().begin(salt);
}

[[clang::export_name("rozbazi_audit_feed")]] const char* rozbazi_audit_feed(const char* bytes, std::uint32_t length) {
  return rozbazi::framed(bytes, length,
                         [](std::string_view text, rozbazi::json::Buffer& out) { conversation().feed(text, out); });
}

[[clang::export_name("rozbazi_audit_finish")]] const char* rozbazi_audit_finish(const char* nothing,
                                                                                std::uint32_t length) {
  return rozbazi::framed(nothing, length,
                         [](std::string_view text, rozbazi::json::Buffer& out) { conversation().finish(text, out); });
}

[[clang::export_name("rozbazi_audit_board")]] const char* rozbazi_audit_board(const char* request,
                                                                              std::uint32_t length) {
  return rozbazi::framed(request, length,
                         [](std::string_view text, rozbazi::json::Buffer& out) { conversation().board(text, out); });
}

[[clang::export_name("rozbazi_deal")]] const char* rozbazi_deal(const char* request, std::uint32_t length) {
  return rozbazi::framed(request, length, rozbazi::audit::answer_deal);
}

}  // extern "C"
