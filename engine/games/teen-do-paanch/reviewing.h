// What the review of a finished deal asks of Teen Do Paanch (engine/review/deal_review.h).
#pragma once

#include <optional>
#include <string_view>

#include "engine/games/teen-do-paanch/solving.h"
#include "engine/games/teen-do-paanch/teen_do_paanch.h"
#include "engine/review/reasons.h"
#include "engine/review/stake.h"

namespace rozbazi::teen_do_paanch {

struct Reviewing {
  using Game = TeenDoPaanch;
  using Solving = teen_do_paanch::Solving;

  static constexpr std::string_view kUnit = "tricks";
  static constexpr bool kLastTrickCounts = false;

  static bool is_solved(const Deal& deal) { return deal.phase() == Phase::play; }
  static Stake stake(const Deal&, int seat) { return {SeatSet::of(seat), SeatSet::of(seat)}; }
  static int won(const Deal& deal, SeatSet counted) {
    int tricks = 0;
    for (int seat = 0; seat < kSeats; ++seat) tricks += counted.has(seat) ? deal.tricks().taken(seat) : 0;
    return tricks;
  }
  static bool has_trump_suit(const Deal&) { return true; }
  static bool is_beside(Action) { return false; }
  static std::optional<review::Reason> own_reason(const Deal&, Action, const ActionList&) { return std::nullopt; }
};

}  // namespace rozbazi::teen_do_paanch
