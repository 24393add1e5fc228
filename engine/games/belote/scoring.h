// What a finished deal of Belote is worth (docs/rules/belote.md 10–12).
#pragma once

#include <cstdint>

#include "engine/games/belote/deal.h"
#include "engine/match/result.h"

namespace rozbazi::belote {

enum class Verdict : std::uint8_t { thrown_in, made, failed, litige };

/// What a result's `contract` tells (12).
struct Outcome {
  Mode mode = Mode::classique;
  Verdict verdict = Verdict::thrown_in;
  Contract contract;
  std::int8_t belote = -1;
  std::int16_t held = 0;        // the pot as it stands after this deal, 0 unless litige
  Announcements announcements;  // those that count
};

DealResult score(const Deal& deal);
Outcome outcome(const Deal& deal);
/// The pot that the next deal begins with (10.2).
int pot_after(const Deal& deal);

}  // namespace rozbazi::belote
