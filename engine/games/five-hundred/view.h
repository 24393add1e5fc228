// How Five Hundred's contract and view read as JSON (docs/rules/five-hundred.md 9.6 and 11), and back.
#pragma once

#include <optional>

#include "engine/games/five-hundred/deal.h"
#include "engine/games/five-hundred/scoring.h"
#include "engine/json/json.h"

namespace rozbazi::five_hundred {

void write_contract(json::Writer& out, const Outcome& outcome);
void write_contract_seen(json::Writer& out, const Deal& seen);
void write_game_seen(json::Writer& out, const Deal& seen, int seat);

/// The deal as the seat of that view sees it while it goes on; nothing where the JSON is no such view.
std::optional<Deal> read_view(const json::Value& view);

}  // namespace rozbazi::five_hundred
