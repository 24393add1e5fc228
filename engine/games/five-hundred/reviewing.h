// What the review of a finished deal asks of Five Hundred (engine/review/deal_review.h).
#pragma once

#include <optional>
#include <string_view>

#include "engine/games/five-hundred/five_hundred.h"
#include "engine/games/five-hundred/solving.h"
#include "engine/review/reasons.h"
#include "engine/review/stake.h"

namespace rozbazi::five_hundred {

struct Reviewing {
  using Game = FiveHundred;
  using Solving = five_hundred::Solving;

  static constexpr std::string_view kUnit = "tricks";
  static constexpr bool kLastTrickCounts = false;

  static bool is_solved(const Deal& deal) { return deal.phase() == Phase::play; }
  /// A misère is about the tricks of its declarer, which everybody else wants him to take.
  static Stake stake(const Deal& deal, int seat) {
    if (deal.sitting_out() >= 0) {
      const SeatSet declarer = SeatSet::of(deal.contract().declarer);
      return {declarer, all_but(declarer)};
    }
    SeatSet side = SeatSet::of(seat);
    side.add(partner_of(seat));
    return {side, side};
  }
  static int won(const Deal& deal, SeatSet counted) {
    int tricks = 0;
    for (int seat = 0; seat < kSeats; ++seat) tricks += counted.has(seat) ? deal.tricks().taken(seat) : 0;
    return tricks;
  }
  static bool has_trump_suit(const Deal& deal) { return deal.contract().bid().game == five_hundred::Game::suit; }
  static bool is_beside(Action) { return false; }
  static std::optional<review::Reason> own_reason(const Deal&, Action chosen, const ActionList& best) {
    if (!is_joker_lead(chosen)) return std::nullopt;
    for (const Action action : best) {
      if (!is_joker_lead(action)) return std::nullopt;
    }
    return review::Reason::asked_wrong_suit;
  }
};

}  // namespace rozbazi::five_hundred
