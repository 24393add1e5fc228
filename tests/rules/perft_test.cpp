// How many ways there are to play a deal on from fixed positions, every legal action tried:
// tests/rules/perft/<game>.json. One rule that forbids too much or too little changes the number.
#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>

#include "tests/games/all.h"

using namespace rozbazi;
using namespace rozbazi::tests;

namespace {

template <Game G>
class Counter {
 public:
  explicit Counter(const typename G::Options& options) : options_(options) {}

  void count(const typename G::Deal& deal, int depth) {
    if (deal.turn() < 0 || depth == 0) {
      ++courses;
      if (deal.turn() < 0) add_scores(deal);
      return;
    }
    ActionList legal;
    deal.legal(legal);
    for (const Action action : legal) {
      typename G::Deal next = deal;
      next.apply(action);
      count(next, depth - 1);
    }
  }

  std::uint64_t courses = 0;
  PerSeat<std::int64_t> scores;

 private:
  void add_scores(const typename G::Deal& deal) {
    const DealResult result = G::score(options_, deal);
    for (int seat = 0; seat < kMostSeats; ++seat) scores[seat] += result.scores[seat];
  }

  typename G::Options options_;
};

template <Game G>
Match<G> match_of(const json::Value& position) {
  typename G::Options options;
  must(!read_options<G>(&position["options"], options), "the options of a position are none");
  std::vector<Pack> packs;
  for (const json::Value& list : position["packs"].GetArray()) {
    packs.emplace_back();
    for (const json::Value& card : list.GetArray()) packs.back().push(*Card::parse(json::text(card)));
  }
  Match<G> match(options, position["dealer"].GetInt(), std::move(packs));
  for (const json::Value& text : position["log"].GetArray()) {
    const auto action = G::parse_action(json::text(text));
    must(action && match.turn() >= 0 && match.deal().is_legal(*action), "the log of a position is not legal at",
         json::text(text));
    match.apply(*action);
  }
  return match;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("there are as many ways to play on from a fixed position as there should be", "", AllGames) {
  std::ifstream file(ROZBAZI_SOURCE_DIR "/tests/rules/perft/" + std::string(TestType::kName) + ".json");
  REQUIRE(file);
  const json::Document positions = parsed(std::string(std::istreambuf_iterator<char>(file), {}));
  REQUIRE(positions.Size() >= 6);
  for (const json::Value& position : positions.GetArray()) {
    INFO(position["name"].GetString());
    const Match<TestType> match = match_of<TestType>(position);
    constexpr int kToTheEnd = 1000;
    Counter<TestType> counter(match.options());
    counter.count(match.deal(), position.HasMember("depth") ? position["depth"].GetInt() : kToTheEnd);
    CHECK(counter.courses == position["courses"].GetUint64());
    if (!position.HasMember("scores")) continue;
    for (rapidjson::SizeType seat = 0; seat < position["scores"].Size(); ++seat) {
      CHECK(counter.scores[static_cast<int>(seat)] == position["scores"][seat].GetInt64());
    }
  }
}
