// How Tute's contract and view read as JSON (docs/rules/tute.md 8 and 11), and back.
#pragma once

#include <optional>

#include "engine/games/tute/deal.h"
#include "engine/json/json.h"

namespace rozbazi::tute {

void write_contract(json::Writer& out, const Contract& contract);
void write_game_seen(json::Writer& out, const Deal& seen);

/// The deal as the seat of that view sees it while it goes on; nothing where the JSON is no such view.
std::optional<Deal> read_view(const Options& options, const json::Value& view);

}  // namespace rozbazi::tute
