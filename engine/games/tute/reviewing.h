// What the review of a finished deal asks of Tute (engine/review/deal_review.h).
#pragma once

#include <bit>
#include <optional>
#include <string_view>

#include "engine/games/tute/solving.h"
#include "engine/games/tute/tute.h"
#include "engine/review/reasons.h"
#include "engine/review/stake.h"

namespace rozbazi::tute {

struct Reviewing {
  using Game = Tute;
  using Solving = tute::Solving;

  static constexpr std::string_view kUnit = "points";
  static constexpr bool kLastTrickCounts = true;

  /// While there is a stock the cards to come are nobody's.
  static bool is_solved(const Deal& deal) { return deal.turn() >= 0 && deal.stock() == 0; }
  static Stake stake(const Deal& deal, int seat) {
    return {side_of(deal.players(), seat), side_of(deal.players(), seat)};
  }
  static int won(const Deal& deal, SeatSet counted) {
    int points = deal.tricks().over() && counted.has(deal.tricks().turn()) ? kLastTrick : 0;
    for (int seat = 0; seat < deal.players(); ++seat) points += counted.has(seat) ? deal.tricks().points(seat) : 0;
    for (const Song& song : deal.songs()) points += counted.has(song.seat) ? song.points : 0;
    return points;
  }
  static bool has_trump_suit(const Deal&) { return true; }
  /// A tute ends the deal, and points no longer decide it.
  static bool is_beside(Action action) { return is_tute(action); }
  static std::optional<review::Reason> own_reason(const Deal& deal, Action chosen, const ActionList& best) {
    bool best_is_song = true;
    bool best_breaks = false;
    const Cards pairs = with_kings(pairs_in(deal.tricks().hand(deal.turn())) & ~deal.sung());
    const auto breaks = [&](Action action) {
      return action.is_card() && (pairs >> deal.layout().bit_of(action.card()) & 1) != 0;
    };
    for (const Action action : best) {
      if (is_tute(action)) return review::Reason::left_tute_unsaid;
      best_is_song = best_is_song && is_sing(action);
      best_breaks = best_breaks || breaks(action);
    }
    if (best_is_song && !is_sing(chosen)) return review::Reason::did_not_sing;
    if (breaks(chosen) && !best_breaks) return review::Reason::broke_pair;
    return std::nullopt;
  }
};

}  // namespace rozbazi::tute
