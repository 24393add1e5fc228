// How Schafkopf's contract and view read as JSON (docs/rules/schafkopf.md 11 and 14), and back.
#pragma once

#include <optional>

#include "engine/games/schafkopf/deal.h"
#include "engine/json/json.h"

namespace rozbazi::schafkopf {

void write_contract(json::Writer& out, const Contract& contract);
void write_game_seen(json::Writer& out, const Deal& seen);

/// The deal as the seat of that view sees it while it goes on; nothing where the JSON is no such view.
std::optional<Deal> read_view(const Options& options, const json::Value& view);

}  // namespace rozbazi::schafkopf
