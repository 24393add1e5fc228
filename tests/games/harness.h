// What must hold at every turn of every deal of every game, checked along random play.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "engine/match/view_text.h"
#include "tests/games/facts.h"

namespace rozbazi::tests {

/// How many of `usual` rounds to go: what ROZBAZI_ROUNDS says where it is set (`ops/test long` does); under the
/// sanitizers, which slow play down tenfold, a fiftieth.
inline std::uint64_t rounds(std::uint64_t usual) {
  if (const char* wanted = std::getenv("ROZBAZI_ROUNDS")) usual = std::strtoull(wanted, nullptr, 10);
#ifdef __SANITIZE_ADDRESS__
  return usual / 50;
#else
  return usual;
#endif
}

inline Seed seed_of(std::uint64_t number) {
  Seed seed{};
  for (std::size_t byte = 0; byte < 8; ++byte) seed[byte] = static_cast<std::uint8_t>(number >> (8 * byte));
  return seed;
}

/// Every action of the game as the engine holds it: each is known, and spelt as it is read.
template <Game G>
const std::vector<Action>& actions_of() {
  static const std::vector<Action> actions = [] {
    std::vector<Action> all;
    for (const std::string& text : Facts<G>::actions()) {
      const auto action = G::parse_action(text);
      must(action.has_value(), "an action of the game is not known:", text);
      must(std::string_view(G::name(*action)) == text, "an action is not spelt as it is read:", text);
      all.push_back(*action);
    }
    return all;
  }();
  return actions;
}

/// Chooses at random; the number alone decides how.
class RandomChoice {
 public:
  explicit RandomChoice(std::uint64_t number) : random_(Stream::bots(seed_of(number), 0, 0)) {}
  /// One of 0 to `count` - 1.
  std::size_t operator()(std::size_t count) { return random_.uniform(static_cast<std::uint32_t>(count)); }

 private:
  Stream random_;
};

/// A match in which `Choice` decides each action, and everything that must hold is checked at every turn.
template <Game G, class Choice = RandomChoice>
class CheckedPlay {
 public:
  /// The number decides the dealer and the packs.
  CheckedPlay(const typename G::Options& options, std::uint64_t number, Choice choice)
      : options_(options),
        seats_(G::seats(options)),
        match_(options, static_cast<int>(number % static_cast<std::uint64_t>(seats_)), Packs(seed_of(number))),
        choice_(choice) {}
  CheckedPlay(const typename G::Options& options, std::uint64_t number)
      : CheckedPlay(options, number, Choice(number)) {}

  const Match<G>& match() const { return match_; }
  bool over() const { return match_.turn() < 0; }

  /// Checks the turn, plays one action, and checks the deal's result where that was its last.
  void step(std::set<std::string_view>& seen_rules) {
    ActionList legal;
    match_.deal().legal(legal);
    check_turn(legal, seen_rules);
    check_cards();
    const Action action = legal[choice_(legal.size())];
    if (action.is_card()) gone_.add(action.card());
    if (const auto carried = card_of(action)) gone_.add(*carried);
    typename G::Deal after = match_.deal();
    after.apply(action);
    const std::size_t finished = match_.results().size();
    match_.apply(action);
    if (match_.results().size() == finished) return;
    check_result(match_.results().back().result);
    Facts<G>::check_end(after, match_.results().back());
    gone_ = {};
  }

 private:
  /// The card of an action that plays one beside naming something: Five Hundred's `JK:X`.
  static std::optional<Card> card_of(Action action) {
    const std::string_view verb = verb_of(G::name(action));
    return action.is_card() ? std::nullopt : Card::parse(verb);
  }

  /// Legal is never empty, ascending and complete: every legal action is accepted, every other refused with a rule
  /// code.
  void check_turn(const ActionList& legal, std::set<std::string_view>& seen_rules) {
    must(!legal.empty(), "legal is empty while a seat is on turn");
    for (std::size_t at = 1; at < legal.size(); ++at) {
      must(std::string_view(G::name(legal[at - 1])) < std::string_view(G::name(legal[at])), "legal is not ascending");
    }
    const std::vector<Action>& actions = actions_of<G>();
    constexpr std::size_t kFew = 200;
    if (actions.size() <= kFew || choice_(actions.size()) < kFew) {
      std::size_t accepted = 0;
      for (const Action action : actions) accepted += check_action(action, legal, seen_rules) ? 1 : 0;
      must(accepted == legal.size(), "legal lists an action that the game does not have, or one twice");
    } else {
      // The cards are always among those tried: most rules are about them.
      for (const Action action : legal) check_action(action, legal, seen_rules);
      for (const Card card : G::deck(options_)) check_action(Action::play(card), legal, seen_rules);
      for (std::size_t tried = 0; tried < kFew; ++tried) {
        check_action(actions[choice_(actions.size())], legal, seen_rules);
      }
    }
  }

  /// Whether the action is legal.
  bool check_action(Action action, const ActionList& legal, std::set<std::string_view>& seen_rules) const {
    static const auto known_rules = Facts<G>::rules();
    const typename G::Deal& deal = match_.deal();
    const bool listed = std::find(legal.begin(), legal.end(), action) != legal.end();
    const std::string_view rule = deal.broken_rule(action);
    must(deal.is_legal(action) == listed, "legal and is_legal differ at", G::name(action));
    must(rule.empty() == listed, "legal and broken_rule differ at", G::name(action));
    if (!listed && seen_rules.insert(rule).second) {
      must(known_rules.find(rule) != known_rules.end(), "a rule code that the spec does not know:", rule);
    }
    return listed;
  }

  /// Cards are conserved: each of the deck in one place, each hand as large as it is said to be.
  void check_cards() const {
    const typename G::Deal& deal = match_.deal();
    CardSet all = gone_;
    int count = gone_.size();
    for (int seat = 0; seat < seats_; ++seat) {
      const CardSet hand = deal.hand(seat);
      must(hand.size() == deal.cards_held(seat), "a hand is not as large as its count");
      all = all | hand;
      count += hand.size();
    }
    must(all.size() == count, "a card is in two places");
    must((all - G::deck(options_)).empty(), "a card that is not of the deck");
    must(count + Facts<G>::elsewhere(deal) == G::deck(options_).size(), "a card is nowhere");
  }

  /// The breakdown adds up.
  void check_result(const DealResult& result) const {
    PerSeat<int> sums;
    for (const BreakdownLine& line : result.breakdown) {
      must(!line.seats.empty(), "a line of the breakdown without seats");
      for (int seat = 0; seat < seats_; ++seat) {
        if (line.seats.has(seat)) sums[seat] += line.points;
      }
    }
    must(sums == result.scores, "the breakdown does not add up to the scores");
  }

  typename G::Options options_;
  int seats_;
  Match<G> match_;
  Choice choice_;
  CardSet gone_;  // played in this deal
};

}  // namespace rozbazi::tests
