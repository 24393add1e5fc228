// Teen Do Paanch, 3-2-5 (docs/rules/teen-do-paanch.md): three seats, each for itself, 30 cards, ten tricks against the
// targets 5, 3 and 2; what is missed or passed is settled by drawing cards in the next deal. This is the game as the
// match layer meets it (engine/match/contract.h); its rules are in deal.h and scoring.h.
#pragma once

#include <optional>
#include <string_view>

#include "engine/cards/decks.h"
#include "engine/games/teen-do-paanch/actions.h"
#include "engine/games/teen-do-paanch/deal.h"
#include "engine/games/teen-do-paanch/levels.h"
#include "engine/games/teen-do-paanch/options.h"
#include "engine/games/teen-do-paanch/scoring.h"
#include "engine/games/teen-do-paanch/view.h"
#include "engine/match/any_match.h"
#include "engine/match/contract.h"
#include "engine/players/levels.h"

namespace rozbazi {

struct TeenDoPaanch {
  using Options = teen_do_paanch::Options;
  using Deal = teen_do_paanch::Deal;
  using Outcome = teen_do_paanch::Outcome;
  /// What is due from the deal before (5.1).
  struct Carry {
    teen_do_paanch::Dues dues;
  };

  static constexpr std::string_view kName = "teen-do-paanch";
  static constexpr std::string_view kTargetKey = {};

  static Fault read_option(std::string_view name, const json::Value& value, Options& into) {
    return teen_do_paanch::read_option(name, value, into);
  }
  static Fault check_options(const Options&) { return std::nullopt; }

  static int seats(const Options&) { return teen_do_paanch::kSeats; }
  static CardSet deck(const Options&) { return kTeenDoPaanchDeck; }
  static std::optional<Action> parse_action(std::string_view text) { return teen_do_paanch::parse_action(text); }
  static ActionName name(Action action) { return teen_do_paanch::name(action); }

  static Deal start(const Options& options, int dealer, const Pack& pack, const Carry& carry) {
    return Deal(options, dealer, pack, carry.dues);
  }
  static DealResult score(const Options& options, const Deal& deal) { return teen_do_paanch::score(options, deal); }
  static Outcome outcome(const Options&, const Deal& deal) { return teen_do_paanch::outcome(deal); }
  static Carry carry(const Options&, const Deal& deal) { return {teen_do_paanch::dues_after(deal)}; }

  // 8.1: no match ends by target.
  static std::optional<SeatSet> target_winners(const Options&, const PerSeat<int>&, const DealResult&) {
    return std::nullopt;
  }
  static PerSeat<int> match_points(const DealResult& result) { return result.scores; }
  // 8.4
  static PerSeat<int> daily_scores(const Options&, const DealResult& result, const Outcome&) { return result.scores; }

  static void write_contract(json::Writer& out, const Outcome& outcome) {
    teen_do_paanch::write_contract(out, outcome);
  }
  static void write_contract_seen(json::Writer& out, const Deal& seen) {
    teen_do_paanch::write_contract_seen(out, seen);
  }
  static void write_game_seen(json::Writer& out, const Deal& seen, int) { teen_do_paanch::write_game_seen(out, seen); }
  static std::optional<Deal> read_view(const Options& options, const json::Value& view) {
    return teen_do_paanch::read_view(options, view);
  }

  static bool has_level(Level level) { return rozbazi::has_level(level); }
  static Action choose(const Options&, const Deal& seen, Level level, Stream& stream, Workspace& workspace) {
    return teen_do_paanch::choose(seen, level, stream, workspace);
  }
};
static_assert(ComputerPlayed<TeenDoPaanch>);

}  // namespace rozbazi
