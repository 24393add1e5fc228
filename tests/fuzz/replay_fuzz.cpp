// libFuzzer target: whatever the request, the answer is one JSON object, and asking again gives the same bytes.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "engine/replay/replay.h"

namespace {

void check(void (*answer)(std::string_view, rozbazi::json::Buffer&), std::string_view request) {
  rozbazi::json::Buffer out;
  answer(request, out);
  const std::string first(rozbazi::json::text(out));
  rozbazi::json::Document document;
  if (rozbazi::json::parse(first, document) || !document.IsObject() || !document.HasMember("ok")) std::abort();
  answer(request, out);
  if (rozbazi::json::text(out) != first) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view request(reinterpret_cast<const char*>(data), size);
  check(rozbazi::answer_replay, request);
  check(rozbazi::answer_explain, request);
  return 0;
}
