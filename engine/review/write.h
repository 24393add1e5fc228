// The review's answer (docs/review.md), alike for all games.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/json/json.h"
#include "engine/match/seats.h"
#include "engine/review/decision.h"

namespace rozbazi::review {

/// How a deal ended for the seat, in the terms that its decisions are judged in.
struct DealSummary {
  std::string_view unit;  // empty where the cards were not played
  bool wants_more = true;
  SeatSet counted;
  int value = 0;
  std::int64_t score = 0;
};

using NameOf = ActionName (*)(Action);

/// Opens the answer and its list of decisions; `total` is how many the match has.
void begin_answer(json::Writer& out, int total);
void write_decision(json::Writer& out, const Decision& decision, NameOf name);
/// Closes that list and opens the one of deals; `worst` is the decision that cost most, or nullptr.
void end_decisions(json::Writer& out, const Decision* worst);
void write_deal(json::Writer& out, const DealSummary& deal);
void end_answer(json::Writer& out);

}  // namespace rozbazi::review
