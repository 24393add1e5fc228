// AnyMatch for a game known at compile time; the registry makes one of these for each game.
#pragma once

#include <memory>
#include <utility>

#include "engine/match/any_match.h"
#include "engine/match/match.h"
#include "engine/match/shape.h"
#include "engine/match/write.h"

namespace rozbazi {

template <Game G>
class ErasedMatch final : public AnyMatch {
 public:
  ErasedMatch(const typename G::Options& options, int dealer, Packs packs)
      : match_(options, dealer, std::move(packs)) {}

  int seats() const override { return match_.seats(); }
  int deal() const override { return match_.deal_number(); }
  int turn() const override { return match_.turn(); }
  bool finished() const override { return match_.finished(); }
  bool pack_exhausted() const override { return match_.pack_exhausted(); }

  std::optional<Refusal> act(std::string_view text) override {
    if (match_.pack_exhausted()) return Refusal{Refusal::Code::pack_exhausted};
    if (match_.finished()) return Refusal{Refusal::Code::log_after_end};
    const std::optional<Action> action = G::parse_action(text);
    if (!action) return Refusal{Refusal::Code::unknown_action};
    if (!match_.deal().is_legal(*action)) {
      return Refusal{Refusal::Code::illegal_action, match_.deal().broken_rule(*action)};
    }
    match_.apply(*action);
    return std::nullopt;
  }

  std::vector<std::string> legal() const override {
    std::vector<std::string> names;
    ActionList list;
    list_legal(list);
    names.reserve(list.size());
    for (const Action action : list) names.emplace_back(G::name(action));
    return names;
  }

  std::string choose([[maybe_unused]] Level level, [[maybe_unused]] const Seed& seed) const override {
    if constexpr (ComputerPlayed<G>) {
      const int seat = match_.turn();
      Stream random = Stream::bots(seed, static_cast<std::uint64_t>(match_.deal_number()), actions_of_deal());
      return std::string(G::name(G::choose(match_.options(), match_.deal().seen_by(seat), level, random)));
    } else {
      return {};  // a game without a level is not asked
    }
  }

  std::vector<PlayedAction> played() const override {
    std::vector<PlayedAction> all;
    all.reserve(match_.played().size());
    for (const auto& each : match_.played()) {
      all.push_back({each.deal, each.seat, std::string(G::name(each.action))});
    }
    return all;
  }

  std::vector<std::int64_t> daily_scores() const override {
    std::vector<std::int64_t> numbers;
    if (!match_.finished()) return numbers;
    for (int seat = 0; seat < seats(); ++seat) numbers.push_back(match_.daily_scores()[seat]);
    return numbers;
  }

  std::span<const Pack> dealt_packs() const override { return match_.dealt_packs(); }

  void write_state(json::Writer& out) const override {
    write_stage(out);
    json::key(out, "legal");
    write_legal(out);
    write_progress(out);
    if (!match_.finished()) return;
    write_end(out);
  }

  void write_view(json::Writer& out, int seat) const override {
    const typename G::Deal seen = match_.deal().seen_by(seat);
    out.StartObject();
    write_member(out, "seat", seat);
    write_stage(out);
    write_member(out, "dealer", match_.dealer());
    json::key(out, "legal");
    if (turn() == seat) {
      write_legal(out);
    } else {
      out.StartArray();
      out.EndArray();
    }
    json::key(out, "hand");
    write_cards(out, seen.hand(seat));
    json::key(out, "counts");
    out.StartArray();
    for (int each = 0; each < seats(); ++each) out.Int(seen.cards_held(each));
    out.EndArray();
    json::key(out, "contract");
    if (match_.finished()) {
      G::write_contract(out, match_.results().back().outcome);
    } else {
      G::write_contract_seen(out, seen);
    }
    json::key(out, "trick");
    write_trick(out, seen.trick_on_table(seen.tricks_done()));
    json::key(out, "tricks");
    out.StartArray();
    for (int number = 0; number < seen.tricks_done(); ++number) write_finished_trick(out, seen.trick_on_table(number));
    out.EndArray();
    json::key(out, "played");
    write_actions(out, [&](std::string_view name, const Played& each) {
      return each.witnesses.has(seat) ? name : verb_of(name);
    });
    write_progress(out);
    json::key(out, "game");
    G::write_game_seen(out, seen, seat);
    if (match_.finished()) {
      write_end(out);
      write_hands(out);
    }
    out.EndObject();
  }

  void write_played(json::Writer& out) const override {
    write_actions(out, [](std::string_view name, const Played&) { return name; });
  }

 private:
  using Played = typename Match<G>::Played;

  std::uint32_t actions_of_deal() const {
    const auto& all = match_.played();
    return static_cast<std::uint32_t>(std::count_if(
        all.begin(), all.end(), [this](const Played& each) { return each.deal == match_.deal_number(); }));
  }

  void list_legal(ActionList& list) const {
    if (match_.turn() >= 0) match_.deal().legal(list);
  }

  void write_stage(json::Writer& out) const {
    write_member(out, "deal", deal());
    write_member(out, "phase", match_.finished() ? "end" : match_.deal().phase_name());
    json::key(out, "turn");
    write_seat_or_null(out, turn());
  }

  void write_legal(json::Writer& out) const {
    ActionList list;
    list_legal(list);
    out.StartArray();
    for (const Action action : list) json::string(out, G::name(action));
    out.EndArray();
  }

  void write_progress(json::Writer& out) const {
    json::key(out, "finished");
    out.Bool(match_.finished());
    json::key(out, "scores");
    write_numbers(out, match_.scores(), seats());
    json::key(out, "results");
    out.StartArray();
    for (const auto& each : match_.results()) {
      out.StartObject();
      json::key(out, "contract");
      G::write_contract(out, each.outcome);
      write_result_numbers(out, each.result, seats());
      out.EndObject();
    }
    out.EndArray();
  }

  void write_end(json::Writer& out) const {
    json::key(out, "winners");
    write_seats(out, match_.winners());
    json::key(out, "daily_scores");
    write_numbers(out, match_.daily_scores(), seats());
  }

  void write_hands(json::Writer& out) const {
    json::key(out, "hands");
    out.StartArray();
    for (const auto& each : match_.results()) {
      out.StartArray();
      for (int seat = 0; seat < seats(); ++seat) write_cards(out, each.dealt[seat]);
      out.EndArray();
    }
    out.EndArray();
  }

  /// `as_told(name, action)` is what is told of an action.
  template <class AsTold>
  void write_actions(json::Writer& out, AsTold as_told) const {
    out.StartArray();
    for (const Played& each : match_.played()) {
      out.StartObject();
      write_member(out, "deal", each.deal);
      write_member(out, "seat", each.seat);
      write_member(out, "action", as_told(G::name(each.action), each));
      out.EndObject();
    }
    out.EndArray();
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
    if (dealer && (*dealer < 0 || *dealer >= seats)) return bad_request("dealer is no seat of this table");
    if (Fault fault = check_packs(packs, G::deck(options))) return bad_request(std::move(*fault));
    return std::make_unique<ErasedMatch<G>>(options, dealer.value_or(seats - 1), std::move(packs));
  };
  game.explain = [](const json::Value* object, const json::Value& view,
                    std::string_view text) -> std::variant<std::string_view, Refusal> {
    typename G::Options options;
    if (Fault fault = read_options<G>(object, options)) return bad_request(std::move(*fault));
    const std::optional<typename G::Deal> deal = G::read_view(options, view);
    if (!deal) return bad_request("view is no view of this game");
    const json::Value* seat = json::member(view, "seat");
    if (seat == nullptr || !seat->IsInt() || seat->GetInt() != deal->turn()) {
      return bad_request("view is of a seat that is not on turn");
    }
    const std::optional<Action> action = G::parse_action(text);
    if (!action) return Refusal{Refusal::Code::unknown_action};
    return deal->broken_rule(*action);
  };
  return game;
}

}  // namespace rozbazi
