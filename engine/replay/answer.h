// What the protocols that answer a replay request have in common.
#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include "engine/json/json.h"
#include "engine/match/any_match.h"
#include "engine/replay/request.h"

namespace rozbazi {

/// A refusal's place outside the log.
inline constexpr int kNowhere = -1;

/// The whole answer that refuses. `index`: where in the log; `match`: as it stood there, for an illegal action.
void write_refusal(json::Writer& out, const Refusal& refusal, int index = kNowhere, const AnyMatch* match = nullptr);

/// Where and why the log could not be played on.
struct Stop {
  Refusal refusal;
  int index;
};
/// Plays the log and the computer players' replies.
std::optional<Stop> play_log(ReplayRequest& request);

/// Parses a request and has `answer_document(document, out)` answer it; a text that is no JSON is refused.
template <class Answer>
void answer_text(std::string_view request, json::Buffer& buffer, Answer answer_document) {
  buffer.Clear();
  json::Writer out(buffer);
  json::Document document;
  if (auto fault = json::parse(request, document)) return write_refusal(out, bad_request(std::move(*fault)));
  answer_document(document, out);
}

}  // namespace rozbazi
