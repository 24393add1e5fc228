// Belote (docs/rules/belote.md): four seats, two sides, 32 cards, in two modes: `classique`, where trump is taken from
// a turned-up card, and `coinche`, where trump and height are bid for. This is the game as the match layer meets it
// (engine/match/contract.h); its rules are in deal.h and scoring.h.
#pragma once

#include <optional>
#include <string_view>

#include "engine/cards/decks.h"
#include "engine/games/belote/actions.h"
#include "engine/games/belote/deal.h"
#include "engine/games/belote/levels.h"
#include "engine/games/belote/options.h"
#include "engine/games/belote/scoring.h"
#include "engine/games/belote/view.h"
#include "engine/match/any_match.h"
#include "engine/match/contract.h"
#include "engine/players/levels.h"

namespace rozbazi {

struct Belote {
  using Options = belote::Options;
  using Deal = belote::Deal;
  using Outcome = belote::Outcome;
  /// The pot that litiges hold (10.2).
  struct Carry {
    int pot = 0;
  };

  static constexpr std::string_view kName = "belote";
  static constexpr std::string_view kTargetKey = "target";

  static Fault read_option(std::string_view name, const json::Value& value, Options& into) {
    return belote::read_option(name, value, into);
  }
  static Fault check_options(const Options& options) { return belote::check_options(options); }

  static int seats(const Options&) { return belote::kSeats; }
  static CardSet deck(const Options&) { return kPiquetDeck; }
  static std::optional<Action> parse_action(std::string_view text) { return belote::parse_action(text); }
  static ActionName name(Action action) { return belote::name(action); }

  static Deal start(const Options& options, int dealer, const Pack& pack, const Carry& carry) {
    return Deal(options, dealer, pack, carry.pot);
  }
  static DealResult score(const Options&, const Deal& deal) { return belote::score(deal); }
  static Outcome outcome(const Options&, const Deal& deal) { return belote::outcome(deal); }
  static Carry carry(const Options&, const Deal& deal) { return {belote::pot_after(deal)}; }

  // 13.3: the higher side wins once one has reached the target; equal totals play on.
  static std::optional<SeatSet> target_winners(const Options& options, const PerSeat<int>& scores, const DealResult&) {
    const int ours = scores[0];
    const int theirs = scores[1];
    if (ours == theirs || (ours < options.match.count && theirs < options.match.count)) return std::nullopt;
    return belote::side_of(ours > theirs ? 0 : 1);
  }
  static PerSeat<int> match_points(const DealResult& result) { return result.scores; }
  // 13.5: own side's total less the other's.
  static PerSeat<int> daily_scores(const Options&, const DealResult& result, const Outcome&) {
    PerSeat<int> numbers;
    for (int seat = 0; seat < belote::kSeats; ++seat) {
      numbers[seat] = result.scores[seat] - result.scores[belote::next_seat(seat)];
    }
    return numbers;
  }

  static void write_contract(json::Writer& out, const Outcome& outcome) { belote::write_contract(out, outcome); }
  static void write_contract_seen(json::Writer& out, const Deal& seen) { belote::write_contract_seen(out, seen); }
  static void write_game_seen(json::Writer& out, const Deal& seen, int) { belote::write_game_seen(out, seen); }
  static std::optional<Deal> read_view(const Options& options, const json::Value& view) {
    return belote::read_view(options, view);
  }

  static bool has_level(Level level) { return rozbazi::has_level(level); }
  static Action choose(const Options&, const Deal& seen, Level level, Stream& stream, Workspace& workspace) {
    return belote::choose(seen, level, stream, workspace);
  }
};
static_assert(ComputerPlayed<Belote>);

}  // namespace rozbazi
