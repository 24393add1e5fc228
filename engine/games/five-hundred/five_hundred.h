// Five Hundred (docs/rules/five-hundred.md): four seats, two sides, 43 cards with a joker, an auction, a kitty, ten
// tricks. This is the game as the match layer meets it (engine/match/contract.h); its rules are in deal.h and
// scoring.h.
#pragma once

#include <optional>
#include <string_view>

#include "engine/cards/decks.h"
#include "engine/games/five-hundred/actions.h"
#include "engine/games/five-hundred/deal.h"
#include "engine/games/five-hundred/levels.h"
#include "engine/games/five-hundred/options.h"
#include "engine/games/five-hundred/scoring.h"
#include "engine/games/five-hundred/view.h"
#include "engine/match/any_match.h"
#include "engine/match/contract.h"
#include "engine/players/levels.h"

namespace rozbazi {

struct FiveHundred {
  using Options = five_hundred::Options;
  using Deal = five_hundred::Deal;
  using Outcome = five_hundred::Outcome;
  struct Carry {};

  static constexpr std::string_view kName = "five-hundred";
  static constexpr std::string_view kTargetKey = "target";

  static Fault read_option(std::string_view name, const json::Value& value, Options& into) {
    return five_hundred::read_option(name, value, into);
  }
  static Fault check_options(const Options& options) { return five_hundred::check_options(options); }

  static int seats(const Options&) { return five_hundred::kSeats; }
  static CardSet deck(const Options&) { return kFiveHundredDeck; }
  static std::optional<Action> parse_action(std::string_view text) { return five_hundred::parse_action(text); }
  static ActionName name(Action action) { return five_hundred::name(action); }

  static Deal start(const Options&, int dealer, const Pack& pack, const Carry&) { return Deal(dealer, pack); }
  static DealResult score(const Options&, const Deal& deal) { return five_hundred::score(deal); }
  static Outcome outcome(const Options&, const Deal& deal) { return five_hundred::outcome(deal); }
  static Carry carry(const Options&, const Deal&) { return {}; }

  static std::optional<SeatSet> target_winners(const Options& options, const PerSeat<int>& scores,
                                               const DealResult& result) {
    return five_hundred::target_winners(options.match.count, scores, result);
  }
  static PerSeat<int> match_points(const DealResult& result) { return result.scores; }
  // 10.6: own side's total less the other's.
  static PerSeat<int> daily_scores(const Options&, const DealResult& result, const Outcome&) {
    PerSeat<int> numbers;
    for (int seat = 0; seat < five_hundred::kSeats; ++seat) {
      numbers[seat] = result.scores[seat] - result.scores[five_hundred::next_seat(seat)];
    }
    return numbers;
  }

  static void write_contract(json::Writer& out, const Outcome& outcome) { five_hundred::write_contract(out, outcome); }
  static void write_contract_seen(json::Writer& out, const Deal& seen) { five_hundred::write_contract_seen(out, seen); }
  static void write_game_seen(json::Writer& out, const Deal& seen, int seat) {
    five_hundred::write_game_seen(out, seen, seat);
  }
  static std::optional<Deal> read_view(const Options&, const json::Value& view) {
    return five_hundred::read_view(view);
  }

  static bool has_level(Level level) { return rozbazi::has_level(level); }
  static Action choose(const Options&, const Deal& seen, Level level, Stream& stream, Workspace& workspace) {
    return five_hundred::choose(seen, level, stream, workspace);
  }
};
static_assert(ComputerPlayed<FiveHundred>);

}  // namespace rozbazi
