// The review of a finished match (docs/review.md): what each of one seat's decisions in the play of the cards cost
// against the best with all hands open, why, and the best that each deal allowed from its first card on.
//
// Par is what the solver finds at the first card of the play, in the contract as it was played and with the cards as
// they were dealt, drawn and exchanged by then: everybody plays at his best and knows every card. It says nothing of
// the bidding: neither whether the contract was worth being played nor what another one would have brought. It is no
// upper limit: who is given something by the others' mistakes may end above it. In Tute for two it is what was to be
// had from the first trick after the stock on; in a Ramsch and for the declarer of a misère the least that had to be
// taken.
#pragma once

#include <string_view>

#include "engine/json/json.h"

namespace rozbazi {

/// Answers one request, `{"game","options","dealer","seed"|"packs","log","seat"}` with the log of all seats and
/// optionally `"from"` and `"count"`, a part of the decisions. Whatever the text is, `out` then holds exactly one JSON
/// object; it is cleared first. The same request always gives the same bytes.
void answer_review(std::string_view request, json::Buffer& out);

}  // namespace rozbazi
