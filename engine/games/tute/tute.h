// Tute (docs/rules/tute.md): 40 Spanish cards for two, three or four, trump turned up, king and caballo of a suit sung
// for points, four kings or caballos winning the deal at once. This is the game as the match layer meets it
// (engine/match/contract.h); its rules are in deal.h and scoring.h.
#pragma once

#include <optional>
#include <string_view>

#include "engine/games/tute/actions.h"
#include "engine/games/tute/bot.h"
#include "engine/games/tute/deal.h"
#include "engine/games/tute/levels.h"
#include "engine/games/tute/options.h"
#include "engine/games/tute/scoring.h"
#include "engine/games/tute/view.h"
#include "engine/match/any_match.h"
#include "engine/match/contract.h"
#include "engine/players/levels.h"

namespace rozbazi {

struct Tute {
  using Options = tute::Options;
  using Deal = tute::Deal;
  using Outcome = tute::Contract;
  /// Nothing passes from deal to deal (12.14).
  struct Carry {};

  static constexpr std::string_view kName = "tute";
  static constexpr std::string_view kTargetKey = "wins";

  static Fault read_option(std::string_view name, const json::Value& value, Options& into) {
    return tute::read_option(name, value, into);
  }
  static Fault check_options(const Options& options) { return tute::check_options(options); }

  static int seats(const Options& options) { return options.players; }
  static CardSet deck(const Options& options) { return tute::deck(options); }
  static std::optional<Action> parse_action(std::string_view text) { return tute::parse_action(text); }
  static ActionName name(Action action) { return tute::name(action); }

  static Deal start(const Options& options, int dealer, const Pack& pack, const Carry&) {
    return Deal(options, dealer, pack);
  }
  static DealResult score(const Options&, const Deal& deal) { return tute::score(deal); }
  static Outcome outcome(const Options&, const Deal& deal) { return deal.contract(); }
  static Carry carry(const Options&, const Deal&) { return {}; }

  // 9: the side that has won as many deals as the match goes to.
  static std::optional<SeatSet> target_winners(const Options& options, const PerSeat<int>& scores, const DealResult&) {
    SeatSet winners;
    for (int seat = 0; seat < options.players; ++seat) {
      if (scores[seat] == options.match.count) winners.add(seat);
    }
    return winners.empty() ? std::nullopt : std::optional(winners);
  }
  // 9: running scores are deals won.
  static PerSeat<int> match_points(const DealResult& result) {
    PerSeat<int> won;
    for (int seat = 0; seat < kMostSeats; ++seat) won[seat] = result.winners.has(seat) ? 1 : 0;
    return won;
  }
  static PerSeat<int> daily_scores(const Options& options, const DealResult& result, const Outcome& outcome) {
    return tute::daily_scores(options.players, result, outcome);
  }

  static void write_contract(json::Writer& out, const Outcome& outcome) { tute::write_contract(out, outcome); }
  static void write_contract_seen(json::Writer& out, const Deal& seen) { write_contract(out, seen.contract()); }
  static void write_game_seen(json::Writer& out, const Deal& seen, int) { tute::write_game_seen(out, seen); }
  static std::optional<Deal> read_view(const Options& options, const json::Value& view) {
    return tute::read_view(options, view);
  }

  static bool has_level(Level level) { return rozbazi::has_level(level); }
  static Action choose(const Options&, const Deal& seen, Level level, Stream& stream, Workspace& workspace) {
    return tute::choose(seen, level, stream, workspace);
  }
};
static_assert(ComputerPlayed<Tute>);

}  // namespace rozbazi
