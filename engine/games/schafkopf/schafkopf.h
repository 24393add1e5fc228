// Schafkopf (docs/rules/schafkopf.md): four seats, 32 cards with Bavarian faces; Rufspiel with a hidden partner, Wenz,
// Solo, their Touts, Sie and Ramsch. This is the game as the match layer meets it (engine/match/contract.h); its rules
// are in auction.h, tricks.h, deal.h and scoring.h.
#pragma once

#include <optional>
#include <string_view>

#include "engine/cards/decks.h"
#include "engine/games/schafkopf/actions.h"
#include "engine/games/schafkopf/bot.h"
#include "engine/games/schafkopf/deal.h"
#include "engine/games/schafkopf/levels.h"
#include "engine/games/schafkopf/options.h"
#include "engine/games/schafkopf/scoring.h"
#include "engine/games/schafkopf/view.h"
#include "engine/match/contract.h"
#include "engine/players/levels.h"

namespace rozbazi {

struct Schafkopf {
  using Options = schafkopf::Options;
  using Deal = schafkopf::Deal;
  using Outcome = schafkopf::Contract;
  struct Carry {};

  static constexpr std::string_view kName = "schafkopf";
  static constexpr std::string_view kTargetKey = {};

  static Fault read_option(std::string_view name, const json::Value& value, Options& into) {
    return schafkopf::read_option(name, value, into);
  }
  static Fault check_options(const Options&) { return std::nullopt; }

  static int seats(const Options&) { return schafkopf::kSeats; }
  static CardSet deck(const Options&) { return kPiquetDeck; }
  static std::optional<Action> parse_action(std::string_view text) { return schafkopf::parse_action(text); }
  static ActionName name(Action action) { return schafkopf::name(action); }

  static Deal start(const Options& options, int dealer, const Pack& pack, const Carry&) {
    return Deal(options, dealer, pack);
  }
  static DealResult score(const Options& options, const Deal& deal) { return schafkopf::score(options.tariff, deal); }
  static Outcome outcome(const Options&, const Deal& deal) { return deal.contract(); }
  static Carry carry(const Options&, const Deal&) { return {}; }

  // 9: there is no target match.
  static std::optional<SeatSet> target_winners(const Options&, const PerSeat<int>&, const DealResult&) {
    return std::nullopt;
  }
  static PerSeat<int> match_points(const DealResult& result) { return result.scores; }
  static PerSeat<int> daily_scores(const Options&, const DealResult& result, const Outcome& outcome) {
    return schafkopf::daily_scores(result, outcome);
  }

  static void write_contract(json::Writer& out, const Outcome& outcome) { schafkopf::write_contract(out, outcome); }
  static void write_contract_seen(json::Writer& out, const Deal& seen) {
    schafkopf::write_contract(out, seen.contract());
  }
  static void write_game_seen(json::Writer& out, const Deal& seen, int) { schafkopf::write_game_seen(out, seen); }
  static std::optional<Deal> read_view(const Options& options, const json::Value& view) {
    return schafkopf::read_view(options, view);
  }

  static bool has_level(Level level) { return rozbazi::has_level(level); }
  static Action choose(const Options&, const Deal& seen, Level level, Stream& stream, Workspace& workspace) {
    return schafkopf::choose(seen, level, stream, workspace);
  }
};
static_assert(ComputerPlayed<Schafkopf>);

}  // namespace rozbazi
