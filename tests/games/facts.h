// What the tests that are alike for all games must know of a game beyond its contract: Facts<G>, one specialisation a
// game in tests/games/<game>.h.
//
// - actions(): every action of the game by name, each once
// - rules(): every rule code of its spec
// - options(): JSON objects, the tables at which it is tested; together every option and every way to end a match
// - elsewhere(deal): how many cards of the deck are neither in a hand nor played: stock, kitty, discards, undealt
// - check_end(deal, done): what must hold of a finished deal, its last state and its Match<G>::Finished
// - known(view): the cards whose place the view's seat knows by the spec, so that a view which tells more is found out
// - hidden_verbs(): verbs of actions that not every other seat may see in full
// - comparable(view, other): whether two views with the same known cards and course must be equal byte for byte; false
//   where the hidden cards rightly showed in something else
#pragma once

#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/match.h"

namespace rozbazi::tests {

template <Game G>
struct Facts;

/// What cannot be asked by REQUIRE, which costs too much for millions of times and wants Catch2 around it. A failed
/// property ends a test, and a fuzzer.
inline void must(bool holds, std::string_view property, std::string_view detail = {}) {
  if (!holds) throw std::logic_error(std::string(property) + " " + std::string(detail));
}

inline json::Document parsed(std::string_view text) {
  json::Document document;
  must(!json::parse(text, document), "no JSON:", text);
  return document;
}

template <Game G>
typename G::Options options_of(std::string_view text) {
  const json::Document object = parsed(text);
  typename G::Options options;
  must(!read_options<G>(&object, options), "no options:", text);
  return options;
}

/// Adds the cards of a JSON list of names.
inline void add_cards(const json::Value& list, CardSet& into) {
  for (const json::Value& each : list.GetArray()) into.add(*Card::parse(json::text(each)));
}

/// What every seat of every game knows the place of: its hand and every card that lies or lay on the table.
inline CardSet known_in_every_game(const json::Document& view) {
  CardSet cards;
  add_cards(view["hand"], cards);
  const auto add_plays = [&](const json::Value& plays) {
    for (const json::Value& each : plays.GetArray()) cards.add(*Card::parse(json::text(each["card"])));
  };
  add_plays(view["trick"]);
  for (const json::Value& trick : view["tricks"].GetArray()) add_plays(trick["cards"]);
  return cards;
}

/// Whether a part of two views reads alike.
inline bool same_text(const json::Value& one, const json::Value& other) {
  const auto text = [](const json::Value& value) {
    json::Buffer buffer;
    json::Writer out(buffer);
    value.Accept(out);
    return std::string(json::text(buffer));
  };
  return text(one) == text(other);
}

}  // namespace rozbazi::tests
