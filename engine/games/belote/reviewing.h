// What the review of a finished deal asks of Belote (engine/review/deal_review.h).
#pragma once

#include <optional>
#include <string_view>

#include "engine/games/belote/belote.h"
#include "engine/games/belote/solving.h"
#include "engine/review/reasons.h"
#include "engine/review/stake.h"

namespace rozbazi::belote {

struct Reviewing {
  using Game = Belote;
  using Solving = belote::Solving;

  static constexpr std::string_view kUnit = "points";
  static constexpr bool kLastTrickCounts = true;

  static bool is_solved(const Deal& deal) { return deal.phase() == Phase::play; }
  static Stake stake(const Deal&, int seat) { return {side_of(seat), side_of(seat)}; }
  static int won(const Deal& deal, SeatSet counted) {
    int points = deal.tricks().over() && counted.has(deal.tricks().turn()) ? kLastTrick : 0;
    for (int seat = 0; seat < kSeats; ++seat) points += counted.has(seat) ? deal.tricks().points(seat) : 0;
    return points;
  }
  static bool has_trump_suit(const Deal&) { return true; }
  static bool is_beside(Action) { return false; }
  static std::optional<review::Reason> own_reason(const Deal&, Action, const ActionList&) { return std::nullopt; }
};

}  // namespace rozbazi::belote
