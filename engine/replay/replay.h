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

/// Answers what a computer player would do: a request of the replay protocol with `bots`, whose level and seed choose
/// for whoever is on turn after the log, a seat of `bots` or not. `{"ok":true,"turn":T,"action":A}`, both null once the
/// match is over. With the log of all seats and no seat in `bots` it is one decision, and nothing else is thought
/// about. Refusals as in the replay protocol.
void answer_choose(std::string_view request, json::Buffer& out);

}  // namespace rozbazi
