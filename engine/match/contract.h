// The contract of all games: what a game's folder provides, and what the match layer, the replay protocol, views and
// computer players build on it. A game is a type with static functions and three value types; nothing here is virtual,
// so playouts and solvers inline it.
//
// A deal is over when nobody is on turn. The match layer then asks for its result, what it hands on to the next deal,
// and whether the match is over.
//
// A view is a deal with everything taken out that its seat may not know. Rules work on it as on the whole deal, since
// what is legal never depends on hidden cards; computer players get nothing else.
#pragma once

#include <concepts>
#include <optional>
#include <string_view>

#include "engine/cards/card_set.h"
#include "engine/json/json.h"
#include "engine/match/action.h"
#include "engine/match/any_match.h"
#include "engine/match/options.h"
#include "engine/match/result.h"
#include "engine/match/seats.h"
#include "engine/match/shape.h"
#include "engine/match/trick_on_table.h"
#include "engine/players/workspace.h"
#include "engine/random/pack.h"
#include "engine/random/stream.h"

namespace rozbazi {

/// A game's deal: a value that is copied freely and never touches the heap.
template <class D>
concept DealState = std::copyable<D> &&
    requires(D deal, const D& seen, Action action, ActionList& list, int seat, int number) {
  /// The seat on turn, or -1 when the deal is over.
  { seen.turn() } -> std::same_as<int>;
  /// The spec's name of the stage; not asked for once the deal is over.
  { seen.phase_name() } -> std::same_as<std::string_view>;
  /// Every legal action of the seat on turn in ascending byte order of the names; never empty while somebody is.
  { seen.legal(list) } -> std::same_as<void>;
  { seen.is_legal(action) } -> std::same_as<bool>;
  /// The code of the rule that forbids the action, "" where it is legal. The slower twin of is_legal.
  { seen.broken_rule(action) } -> std::same_as<std::string_view>;
  /// The action must be legal.
  { deal.apply(action) } -> std::same_as<void>;
  /// The cards that seat holds now; of another's seat in a view, those that the viewer knows of.
  { seen.hand(seat) } -> std::same_as<CardSet>;
  /// How many cards seat holds now: public, so the same in every view.
  { seen.cards_held(seat) } -> std::same_as<int>;
  /// What seat was dealt, as the notation's `hands` has it.
  { seen.dealt(seat) } -> std::same_as<CardSet>;
  /// The seats that see the whole of what the seat on turn does; to the others its name loses its argument.
  { seen.witnesses(action) } -> std::same_as<SeatSet>;
  /// Finished tricks of this deal, and trick `number` of them; for the number of tricks done the one on the table.
  { seen.tricks_done() } -> std::same_as<int>;
  { seen.trick_on_table(number) } -> std::same_as<TrickOnTable>;
  /// This deal with everything hidden from seat, or from kOnlooker, taken out.
  { seen.seen_by(seat) } -> std::same_as<D>;
};

template <class G>
concept Game = Shaped<G> && DealState<typename G::Deal> &&
    requires(typename G::Options options, const typename G::Deal& deal, const typename G::Carry& carry, Action action,
             const Pack& pack, int seat, std::string_view text, const json::Value& value, json::Writer& out,
             const DealResult& result, const typename G::Outcome& outcome, const PerSeat<int>& scores) {
  { G::parse_action(text) } -> std::same_as<std::optional<Action>>;
  { G::name(action) } -> std::same_as<ActionName>;

  /// Carry{} opens a match; the pack is the game's deck.
  { G::start(options, seat, pack, carry) } -> std::same_as<typename G::Deal>;
  /// The deal is over. Outcome is what the spec's `contract` tells besides.
  { G::score(options, deal) } -> std::same_as<DealResult>;
  { G::outcome(options, deal) } -> std::same_as<typename G::Outcome>;
  { G::carry(options, deal) } -> std::same_as<typename G::Carry>;
  /// Looked at after every deal of a match that ends by target: the winners once it is over.
  { G::target_winners(options, scores, result) } -> std::same_as<std::optional<SeatSet>>;
  /// What a deal adds to the running scores.
  { G::match_points(result) } -> std::same_as<PerSeat<int>>;
  /// The leaderboard's number of one deal for each seat; a match's is their sum.
  { G::daily_scores(options, result, outcome) } -> std::same_as<PerSeat<int>>;

  /// A whole JSON value: the result's `contract`, the view's, and the view's `game`.
  { G::write_contract(out, outcome) } -> std::same_as<void>;
  { G::write_contract_seen(out, deal) } -> std::same_as<void>;
  { G::write_game_seen(out, deal, seat) } -> std::same_as<void>;
  /// The deal that a view's JSON tells of, or nothing where it is no view of this game.
  { G::read_view(options, value) } -> std::same_as<std::optional<typename G::Deal>>;
};

/// A game with computer players of its own; the rules do without.
template <class G>
concept ComputerPlayed = Game<G> && requires(typename G::Options options, const typename G::Deal& deal, Level level,
                                             Stream& random, Workspace& workspace) {
  { G::has_level(level) } -> std::same_as<bool>;
  /// What a computer player does on turn in a view of the seat on turn; what it is does not depend on the workspace.
  { G::choose(options, deal, level, random, workspace) } -> std::same_as<Action>;
};

}  // namespace rozbazi
