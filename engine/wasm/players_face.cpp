// What the module of the computer players answers besides.
#include <cstdint>

#include "engine/proof/proof.h"
#include "engine/replay/replay.h"
#include "engine/review/review.h"
#include "engine/wasm/framed.h"

/// What a computer player would do (engine/replay/replay.h). The answer stays in place until the next call.
extern "C" [[clang::export_name("rozbazi_choose")]] const char* rozbazi_choose(const char* request,
                                                                               std::uint32_t length) {
  return rozbazi::framed(request, length, rozbazi::answer_choose);
}

/// What each decision of a finished match cost (docs/review.md). The answer stays in place until the next call.
extern "C" [[clang::export_name("rozbazi_review")]] const char* rozbazi_review(const char* request,
                                                                               std::uint32_t length) {
  return rozbazi::framed(request, length, rozbazi::answer_review);
}

/// What a computer player does where the cards that it does not see lie in other ways (docs/players.md). The answer
/// stays in place until the next call.
extern "C" [[clang::export_name("rozbazi_prove")]] const char* rozbazi_prove(const char* request,
                                                                             std::uint32_t length) {
  return rozbazi::framed(request, length, rozbazi::answer_proof);
}
