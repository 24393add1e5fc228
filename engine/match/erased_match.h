// AnyMatch for a game known at compile time; the registry makes one of these for each game.
#pragma once

#include <memory>
#include <utility>

#include "engine/match/match.h"
#include "engine/match/shape.h"
#include "engine/match/told_match.h"

namespace rozbazi {

template <Game G>
class ErasedMatch final : public ToldMatch {
 public:
  ErasedMatch(const typename G::Options& options, int dealer, Packs packs)
      : match_(options, dealer, std::move(packs)) {}
  explicit ErasedMatch(Match<G> match) : match_(std::move(match)) {}

  const Match<G>& match() const { return match_; }
  int turn() const override { return match_.turn(); }

 private:
  const MatchRecord& record() const override { return match_; }
  const FinishedDeal& finished_deal(int number) const override { return done(number); }

  std::optional<Action> parse_action(std::string_view text) const override { return G::parse_action(text); }
  ActionName name(Action action) const override { return G::name(action); }
  std::string_view broken_rule(Action action) const override {
    return match_.deal().is_legal(action) ? "" : match_.deal().broken_rule(action);
  }
  void list_legal(ActionList& list) const override { match_.deal().legal(list); }
  void apply(Action action) override { match_.apply(action); }
  Action choose_action([[maybe_unused]] Level level, [[maybe_unused]] Stream& random,
                       [[maybe_unused]] Workspace& workspace) const override {
    if constexpr (ComputerPlayed<G>) {
      return G::choose(match_.options(), match_.deal().seen_by(match_.turn()), level, random, workspace);
    } else {
      return {};  // a game without a level is not asked
    }
  }

  std::string_view phase_name() const override { return match_.deal().phase_name(); }
  Seen seen_by(int seat) const override {
    const typename G::Deal& deal = match_.deal();
    Seen seen{seat == kOnlooker ? CardSet() : deal.seen_by(seat).hand(seat), {}, deal.tricks_done()};
    for (int each = 0; each < seats(); ++each) seen.counts[each] = deal.cards_held(each);
    return seen;
  }
  TrickOnTable trick_on_table(int number) const override { return match_.deal().trick_on_table(number); }
  void write_contract(json::Writer& out, int number) const override { G::write_contract(out, done(number).outcome); }
  void write_contract_seen(json::Writer& out, int seat) const override {
    G::write_contract_seen(out, match_.deal().seen_by(seat));
  }
  void write_game_seen(json::Writer& out, int seat) const override {
    G::write_game_seen(out, match_.deal().seen_by(seat), seat);
  }

  const typename Match<G>::Finished& done(int number) const {
    return match_.results()[static_cast<std::size_t>(number)];
  }

  Match<G> match_;
};

/// What the registry says of game G.
template <Game G>
GameInfo info() {
  GameInfo game;
  game.name = G::kName;
  game.shape = shape<G>;
  game.has_level = []([[maybe_unused]] Level level) {
    if constexpr (ComputerPlayed<G>) return G::has_level(level);
    return false;
  };
  game.start = [](const json::Value* object, std::optional<int> dealer,
                  Packs packs) -> std::variant<std::unique_ptr<AnyMatch>, Refusal> {
    typename G::Options options;
    if (Fault fault = read_options<G>(object, options)) return bad_request(std::move(*fault));
    const int seats = G::seats(options);
    if (Fault fault = check_start(dealer, seats, packs, G::deck(options))) return bad_request(std::move(*fault));
    return std::make_unique<ErasedMatch<G>>(options, dealer.value_or(seats - 1), std::move(packs));
  };
  game.explain = [](const json::Value* object, const json::Value& view,
                    std::string_view text) -> std::variant<std::string_view, Refusal> {
    typename G::Options options;
    if (Fault fault = read_options<G>(object, options)) return bad_request(std::move(*fault));
    const std::optional<typename G::Deal> deal = G::read_view(options, view);
    if (!deal) return bad_request("view is no view of this game");
    if (Fault fault = check_view_turn(view, deal->turn())) return bad_request(std::move(*fault));
    const std::optional<Action> action = G::parse_action(text);
    if (!action) return Refusal{Refusal::Code::unknown_action};
    return deal->broken_rule(*action);
  };
  return game;
}

}  // namespace rozbazi
