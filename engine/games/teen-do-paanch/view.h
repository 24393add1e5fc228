// How Teen Do Paanch's contract and view read as JSON (docs/rules/teen-do-paanch.md 7.4 and 10), and back.
#pragma once

#include <optional>

#include "engine/games/teen-do-paanch/deal.h"
#include "engine/games/teen-do-paanch/scoring.h"
#include "engine/json/json.h"

namespace rozbazi::teen_do_paanch {

void write_contract(json::Writer& out, const Outcome& outcome);
void write_contract_seen(json::Writer& out, const Deal& seen);
void write_game_seen(json::Writer& out, const Deal& seen);

/// The deal as the seat of that view sees it while it goes on; nothing where the JSON is no such view.
std::optional<Deal> read_view(const Options& options, const json::Value& view);

}  // namespace rozbazi::teen_do_paanch
