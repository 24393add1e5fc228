// A match that should look the same to one seat: the cards that it does not know by the spec dealt anew among the
// places that hold them, so that the whole course stays possible. engine/proof/other_ways.h goes by the view itself;
// here a view that tells too much is to be found out.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/any_match.h"
#include "engine/random/pack.h"
#include "tests/games/all.h"
#include "tests/games/harness.h"

namespace rozbazi::tests {

/// For each card of the deck the one that lies in its place in a pack whose unknown cards were dealt anew.
class Redeal {
 public:
  Redeal(const Pack& pack, CardSet known, Stream& random) : pack_(pack) {
    std::vector<int> places;
    for (int place = 0; place < pack.size(); ++place) {
      if (!known.has(pack[place])) places.push_back(place);
    }
    for (std::size_t last = places.size(); last > 1; --last) {
      const std::size_t with = random.uniform(static_cast<std::uint32_t>(last));
      std::swap(pack_[places[last - 1]], pack_[places[with]]);
    }
    for (int place = 0; place < pack.size(); ++place) instead_[pack[place].number()] = pack_[place];
  }

  const Pack& pack() const { return pack_; }

  /// The action with its cards replaced.
  std::string replaced(std::string_view action) const {
    const std::size_t colon = action.find(':');
    std::vector<std::string> cards;
    for (std::size_t at = colon + 1; at < action.size(); at += 3) {
      const auto card = Card::parse(action.substr(at, 2));
      if (!card) return std::string(action);
      cards.emplace_back(instead_[card->number()].name());
    }
    std::sort(cards.begin(), cards.end());
    std::string text(action.substr(0, colon));
    for (std::size_t number = 0; number < cards.size(); ++number) text += (number == 0 ? ":" : ",") + cards[number];
    return text;
  }

 private:
  Pack pack_;
  Card instead_[Card::kCount];
};

/// Plays the course with another pack for its last deal, as far as `seat` can tell: what it may see in full happens as
/// it did, of the rest of that deal some legal action of the same verb. False where that is not possible.
template <Game G>
bool follow(AnyMatch& match, const std::vector<PlayedAction>& course, int seat, int last_deal, const Redeal& redeal,
            Stream& random) {
  static const auto hidden_verbs = Facts<G>::hidden_verbs();
  for (const PlayedAction& each : course) {
    const std::string_view verb = verb_of(each.action);
    if (each.deal != last_deal || each.seat == seat || hidden_verbs.find(verb) == hidden_verbs.end()) {
      if (match.turn() != each.seat || match.act(each.action)) return false;
      continue;
    }
    if (!match.act(redeal.replaced(each.action))) continue;
    std::vector<std::string> alike;
    for (const std::string& other : match.legal()) {
      if (verb_of(other) == verb) alike.push_back(other);
    }
    if (alike.empty() || match.act(alike[random.uniform(static_cast<std::uint32_t>(alike.size()))])) return false;
  }
  return true;
}

}  // namespace rozbazi::tests
