// Nobody peeks: wherever the cards lie that a computer player cannot see, it does the same. Each decision is made again
// with the hidden cards dealt anew in a way that its seat cannot tell from the first.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "engine/match/erased_match.h"
#include "engine/players/workspace.h"
#include "engine/proof/other_ways.h"
#include "tests/games/all.h"
#include "tests/games/harness.h"

using namespace rozbazi;
using namespace rozbazi::tests;

namespace {

constexpr Level kLevels[]{Level::easy, Level::normal, Level::hard};
constexpr std::string_view kNames[]{"easy", "normal", "hard"};

/// Plays one match by computer players of the level as far as its number says, and makes the decision that is due there
/// once more with other hidden cards. Whether such were found.
template <Game G>
bool decide_twice(const typename G::Options& options, Level level, std::uint64_t number, Workspace& workspace) {
  const Seed seed = seed_of(number);
  RandomChoice chance(number);
  const int dealer = static_cast<int>(chance(static_cast<std::size_t>(G::seats(options))));
  std::vector<Pack> packs;
  for (std::uint64_t deal = 0; deal < 3; ++deal) packs.push_back(shuffled_pack(G::deck(options), seed, deal));

  ErasedMatch<G> match(options, dealer, packs);
  // What led to the decision is any sensible play: `normal` makes it fast.
  for (std::size_t steps = chance(45); steps > 0 && match.turn() >= 0; --steps) {
    match.act(match.choose(Level::normal, seed, workspace));
  }
  if (match.turn() < 0 || match.legal().size() < 2) return false;

  std::vector<Action> course;
  for (const PlayedAction& each : match.played()) course.push_back(*G::parse_action(each.action));
  proof::OtherWays<G> ways(options, dealer, packs, course);
  Stream stream = Stream::ways(seed, 0);
  Lottery lottery(stream);
  if (!ways.next(lottery)) return false;
  const std::string text = view_text(match, match.turn());
  must(view_text(ways.match(), match.turn()) == text, "a view differs with the hidden cards", text);
  must(match.choose(level, seed, workspace) == ways.match().choose(level, seed, workspace),
       "a computer player's choice differs with the hidden cards", text);
  return true;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("computer players of every level do the same whatever they cannot see", "", AllGames) {
  Workspace workspace;
  for (std::size_t at = 0; at < std::size(kLevels); ++at) {
    const Level level = kLevels[at];
    if (!info<TestType>().has_level(level)) continue;
    // A decision that is calculated costs a thousand others.
    const std::uint64_t wanted = level == Level::hard ? std::max<std::uint64_t>(rounds(1000) / 50, 2) : rounds(1000);
    const std::vector<const char*> tables = Facts<TestType>::options();
    std::uint64_t decisions = 0;
    for (std::uint64_t number = 0; decisions < wanted; ++number) {
      const auto options = options_of<TestType>(tables[number % tables.size()]);
      decisions += decide_twice<TestType>(options, level, number, workspace) ? 1 : 0;
      REQUIRE(number < 100 * wanted);
    }
    INFO(kNames[at]);
    CHECK(decisions == wanted);
  }
}
