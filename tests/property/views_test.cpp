// A view tells what its seat may know and nothing more (docs/rules/notation.md, The view): with the hidden cards dealt
// anew among the places that hold them, so that the whole course stays possible, every byte of it is the same.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "engine/match/any_match.h"
#include "engine/match/erased_match.h"
#include "tests/games/all.h"
#include "tests/games/harness.h"
#include "tests/property/redeal.h"

using namespace rozbazi;
using namespace rozbazi::tests;

namespace {

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
  for (int seat = kOnlooker; seat < match.seats(); ++seat) {
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
