// How Belote's contract and view read as JSON (docs/rules/belote.md 12 and 14), and back.
#pragma once

#include <optional>

#include "engine/games/belote/deal.h"
#include "engine/games/belote/scoring.h"
#include "engine/json/json.h"

namespace rozbazi::belote {

void write_contract(json::Writer& out, const Outcome& outcome);
void write_contract_seen(json::Writer& out, const Deal& seen);
void write_game_seen(json::Writer& out, const Deal& seen);

/// The deal as the seat of that view sees it while it goes on; nothing where the JSON is no such view.
std::optional<Deal> read_view(const Options& options, const json::Value& view);

}  // namespace rozbazi::belote
