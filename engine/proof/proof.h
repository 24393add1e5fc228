// The proof that a computer player did not peek (docs/players.md): a decision of a match is made again with the hidden
// cards dealt in other ways that its seat cannot tell from the real one.
#pragma once

#include <string_view>

#include "engine/json/json.h"

namespace rozbazi {

/// Answers one request: one of the replay protocol with `bots`, whose level and seed choose, and `index`, the
/// decision's place in the log of all seats; optionally `ways`, how many are looked for (20, at most 100), `from` and
/// `count`, a part of them, and `lot`, 64 hex digits, other ways. Whatever the text is, `out` then holds exactly one
/// JSON object; it is cleared first. The same request always gives the same bytes.
void answer_proof(std::string_view request, json::Buffer& out);

}  // namespace rozbazi
