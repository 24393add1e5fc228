// What the review of a finished deal asks of Schafkopf (engine/review/deal_review.h).
#pragma once

#include <optional>
#include <string_view>

#include "engine/games/schafkopf/schafkopf.h"
#include "engine/games/schafkopf/solving.h"
#include "engine/review/reasons.h"
#include "engine/review/stake.h"

namespace rozbazi::schafkopf {

struct Reviewing {
  using Game = Schafkopf;
  using Solving = schafkopf::Solving;

  static constexpr std::string_view kUnit = "points";
  static constexpr bool kLastTrickCounts = false;

  static bool is_solved(const Deal& deal) { return deal.phase() == Phase::play; }
  /// A Ramsch is about the points of each seat, which all others want it to take; a Tout about those of its player
  /// until he loses a trick.
  static Stake stake(const Deal& deal, int seat) {
    const Contract contract = deal.contract();
    if (contract.kind == Kind::ramsch) return {SeatSet::of(seat), all_but(SeatSet::of(seat))};
    SeatSet side = SeatSet::of(contract.declarer);
    if (contract.partner >= 0) side.add(contract.partner);
    if (!is_tout(contract.kind) && !side.has(seat)) side = all_but(side);
    return {side, side};
  }
  static int won(const Deal& deal, SeatSet counted) {
    int points = 0;
    for (int seat = 0; seat < kSeats; ++seat) points += counted.has(seat) ? deal.tricks().points(seat) : 0;
    return points;
  }
  static bool has_trump_suit(const Deal&) { return true; }
  static bool is_beside(Action) { return false; }
  /// A defender who leads to a Rufspiel while nobody knows who holds the called ace, and not its suit.
  static std::optional<review::Reason> own_reason(const Deal& deal, Action chosen, const ActionList& best) {
    const Tricks& tricks = deal.tricks();
    const Contract contract = deal.contract();
    const int seat = deal.turn();
    if (tricks.called() == 0 || tricks.trick().size != 0) return std::nullopt;
    if (seat == contract.declarer || seat == contract.partner) return std::nullopt;
    const auto searches = [&](Action action) {
      return (tricks.called_suit() >> bit_of(deal.layout(), action.card()) & 1) != 0;
    };
    if (searches(chosen)) return std::nullopt;
    for (const Action action : best) {
      if (!searches(action)) return std::nullopt;
    }
    return review::Reason::did_not_search_ace;
  }
};

}  // namespace rozbazi::schafkopf
