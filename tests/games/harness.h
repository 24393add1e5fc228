// What must hold in every deal of every game, checked along random play: one harness for all games.
#pragma once

#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/match.h"

namespace rozbazi::property {

/// What the harness must know of a game beyond the contract.
struct GameFacts {
  std::vector<std::string> actions;          // every action of the game
  std::set<std::string, std::less<>> rules;  // every rule code
};

/// How many deals of `all` to play: under the sanitizers, which slow play down tenfold, a fiftieth.
constexpr std::uint64_t deals(std::uint64_t all) {
#ifdef __SANITIZE_ADDRESS__
  return all / 50;
#else
  return all;
#endif
}

inline Seed seed_of(std::uint64_t number) {
  Seed seed{};
  for (std::size_t byte = 0; byte < 8; ++byte) seed[byte] = static_cast<std::uint8_t>(number >> (8 * byte));
  return seed;
}

/// REQUIRE costs too much to be asked millions of times.
inline void must(bool holds, const char* property, std::string_view detail = {}) {
  if (!holds) FAIL(property << " " << detail);
}

/// Legal is never empty, ascending and complete: every legal action is accepted, every other refused with a rule code.
template <Game G>
void check_turn(const typename G::Deal& deal, const std::vector<Action>& actions, const GameFacts& facts,
                ActionList& legal, std::set<std::string_view>& seen_rules) {
  deal.legal(legal);
  must(!legal.empty(), "legal is empty while a seat is on turn");
  for (std::size_t at = 1; at < legal.size(); ++at) {
    must(std::string_view(G::name(legal[at - 1])) < std::string_view(G::name(legal[at])), "legal is not ascending");
  }
  std::size_t accepted = 0;
  for (const Action action : actions) {
    const bool listed = std::find(legal.begin(), legal.end(), action) != legal.end();
    const std::string_view rule = deal.broken_rule(action);
    must(deal.is_legal(action) == listed, "legal and is_legal differ at", G::name(action));
    must(rule.empty() == listed, "legal and broken_rule differ at", G::name(action));
    if (!rule.empty() && seen_rules.insert(rule).second) {
      must(facts.rules.find(rule) != facts.rules.end(), "a rule code that the spec does not know:", rule);
    }
    accepted += listed ? 1 : 0;
  }
  must(accepted == legal.size(), "legal lists an action that the game does not have, or one twice");
}

/// Cards are conserved: no card in two places, each hand as large as it is said to be.
template <Game G>
void check_cards(const typename G::Deal& deal, const typename G::Options& options, CardSet gone) {
  CardSet all = gone;
  int count = gone.size();
  for (int seat = 0; seat < G::seats(options); ++seat) {
    const CardSet hand = deal.hand(seat);
    must(hand.size() == deal.cards_held(seat), "a hand is not as large as its count");
    all = all | hand;
    count += hand.size();
  }
  must(all.size() == count, "a card is in two places");
  must((all - G::deck(options)).empty(), "a card that is not of the deck");
}

/// Points and breakdown add up.
inline void check_result(const DealResult& result, int seats) {
  PerSeat<int> sums;
  for (const BreakdownLine& line : result.breakdown) {
    must(!line.seats.empty(), "a line of the breakdown without seats");
    for (int seat = 0; seat < seats; ++seat) {
      if (line.seats.has(seat)) sums[seat] += line.points;
    }
  }
  must(sums == result.scores, "the breakdown does not add up to the scores");
}

/// Plays one match at random and checks every turn of it. `check_end(deal)` looks at each finished deal's last state.
template <Game G, class CheckEnd>
void check_match(const typename G::Options& options, std::uint64_t number, const GameFacts& facts,
                 std::set<std::string_view>& seen_rules, CheckEnd check_end) {
  static const std::vector<Action> actions = [&] {
    std::vector<Action> all;
    for (const std::string& text : facts.actions) {
      const auto action = G::parse_action(text);
      must(action.has_value(), "an action of the game is not known:", text);
      must(std::string_view(G::name(*action)) == text, "an action is not spelt as it is read:", text);
      all.push_back(*action);
    }
    return all;
  }();
  const Seed seed = seed_of(number);
  Stream random = Stream::bots(seed, 0, 0);
  const int seats = G::seats(options);
  Match<G> match(options, static_cast<int>(number) % seats, Packs(seed));
  CardSet gone;
  while (match.turn() >= 0) {
    ActionList legal;
    check_turn<G>(match.deal(), actions, facts, legal, seen_rules);
    check_cards<G>(match.deal(), options, gone);
    const Action action = legal[random.uniform(static_cast<std::uint32_t>(legal.size()))];
    if (action.is_card()) gone.add(action.card());
    typename G::Deal after = match.deal();
    after.apply(action);
    const std::size_t finished = match.results().size();
    match.apply(action);
    if (match.results().size() == finished) continue;
    check_result(match.results().back().result, seats);
    check_end(after, match.results().back());
    gone = {};
  }
  must(match.finished(), "a match from a seed never lacks a pack");
}

}  // namespace rozbazi::property
