// A view tells what its seat may know and nothing more (docs/rules/notation.md, The view): with the hidden cards dealt
// anew among the places that hold them, so that the whole course stays possible, every byte of it is the same.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "engine/match/any_match.h"
#include "engine/match/erased_match.h"
#include "tests/games/all.h"
#include "tests/games/harness.h"

using namespace rozbazi;
using namespace rozbazi::tests;

namespace {

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

/// How many views of one match in its course were compared with those of another that looks the same.
template <Game G>
int compare_views(const typename G::Options& options, std::uint64_t number) {
  const Seed seed = seed_of(number);
  Stream random = Stream::bots(seed, 0, 0);
  const int dealer = static_cast<int>(random.uniform(static_cast<std::uint32_t>(G::seats(options))));
  std::vector<Pack> packs;
  for (std::uint64_t deal = 0; deal < 3; ++deal) packs.push_back(shuffled_pack(G::deck(options), seed, deal));

  ErasedMatch<G> match(options, dealer, packs);
  for (std::uint32_t steps = random.uniform(80); steps > 0 && match.turn() >= 0; --steps) {
    const std::vector<std::string> legal = match.legal();
    match.act(legal[random.uniform(static_cast<std::uint32_t>(legal.size()))]);
  }
  if (match.turn() < 0) return 0;

  int compared = 0;
  Workspace workspace;
  const std::vector<PlayedAction> course = match.played();
  for (int seat = 0; seat < match.seats(); ++seat) {
    const std::string text = view_text(match, seat);
    const json::Document view = parsed(text);
    const CardSet known = Facts<G>::known(view);
    for (int attempt = 0; attempt < 8; ++attempt) {
      const auto deal = static_cast<std::size_t>(match.deal());
      const Redeal redeal(packs[deal], known, random);
      std::vector<Pack> other_packs = packs;
      other_packs[deal] = redeal.pack();
      ErasedMatch<G> other(options, dealer, other_packs);
      if (!follow<G>(other, course, seat, match.deal(), redeal, random)) continue;
      const std::string other_text = view_text(other, seat);
      if (!Facts<G>::comparable(view, parsed(other_text))) continue;
      must(other_text == text, "a view differs with the hidden cards", text + "\n" + other_text);
      if constexpr (ComputerPlayed<G>) {
        if (match.turn() == seat) {
          must(match.choose(Level::normal, seed, workspace) == other.choose(Level::normal, seed, workspace),
               "a computer player's choice differs with the hidden cards", text);
        }
      }
      ++compared;
    }
  }
  return compared;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("hidden cards dealt anew leave every view and every computer player's choice as they were", "",
                        AllGames) {
  const std::uint64_t matches = rounds(1'500);
  for (const char* text : Facts<TestType>::options()) {
    const auto options = options_of<TestType>(text);
    int compared = 0;
    for (std::uint64_t number = 0; number < matches; ++number) compared += compare_views<TestType>(options, number);
    INFO(text);
    CHECK(compared > static_cast<int>(matches));
  }
}

TEMPLATE_LIST_TEST_CASE("the view of the seat on turn explains every action as the deal judges it", "", AllGames) {
  const GameInfo game = info<TestType>();
  for (const char* text : Facts<TestType>::options()) {
    const auto options = options_of<TestType>(text);
    const json::Document object = parsed(text);
    for (std::uint64_t number = 0; number < rounds(100); ++number) {
      std::set<std::string_view> seen_rules;
      CheckedPlay<TestType> play(options, number);
      ErasedMatch<TestType> match(options, play.match().dealer(), Packs(seed_of(number)));
      for (std::uint32_t steps = 0; steps < number && !play.over(); ++steps) {
        play.step(seen_rules);
        match.act(TestType::name(play.match().played().back().action));
      }
      if (play.over()) continue;
      const json::Document view = parsed(view_text(match, match.turn()));
      const std::vector<Action>& actions = actions_of<TestType>();
      // A large game's actions are gone through in strides.
      for (std::size_t at = number % (1 + actions.size() / 200); at < actions.size(); at += 1 + actions.size() / 200) {
        const ActionName action = TestType::name(actions[at]);
        const auto explained = game.explain(&object, view, action);
        must(std::holds_alternative<std::string_view>(explained), "a view is not read back");
        must(std::get<std::string_view>(explained) == play.match().deal().broken_rule(actions[at]),
             "a view explains an action otherwise than the deal:", action);
      }
    }
  }
}
