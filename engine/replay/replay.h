// The replay protocol (docs/rules/notation.md): one JSON request in, one JSON answer out, the same bytes everywhere.
#pragma once

#include <string_view>

#include "engine/json/json.h"

namespace rozbazi {

/// Answers one request. Whatever the text is, `out` then holds exactly one JSON object; it is cleared first.
void answer_replay(std::string_view request, json::Buffer& out);

/// Answers why an action is refused to a seat: `{"game","options","view","action"}` gives `{"ok":true,"rule":R}`, R
/// null where the action is legal, else the code of the rule that forbids it. Refusals as in the replay protocol.
void answer_explain(std::string_view request, json::Buffer& out);

}  // namespace rozbazi
