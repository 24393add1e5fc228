// The proof that nobody peeks: what it tells of other layouts is true, an honest player stands it, a player who looks
// at the others' cards does not.
#include "engine/proof/proof.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <vector>

#include "engine/proof/inquiry.h"
#include "engine/proof/other_ways.h"
#include "engine/replay/replay.h"
#include "tests/games/all.h"
#include "tests/games/harness.h"

using namespace rozbazi;
using namespace rozbazi::tests;

namespace {

std::string answer_of(void (*answer)(std::string_view, json::Buffer&), const std::string& request) {
  json::Buffer out;
  answer(request, out);
  return std::string(json::text(out));
}

std::string text_of(const json::Value& value) {
  json::Buffer buffer;
  json::Writer out(buffer);
  value.Accept(out);
  return std::string(json::text(buffer));
}

std::string quoted(const std::vector<std::string>& words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "\"" : ",\"") + word + '"';
  return '[' + list + ']';
}

/// A whole match of computer players.
template <Game G>
struct Played {
  std::string options;
  int dealer;
  std::vector<Pack> packs;
  std::vector<PlayedAction> actions;
  Seed seed;

  Played(const char* options_text, Level level, std::uint64_t number)
      : options(options_text), dealer(static_cast<int>(number % 2)), seed(seed_of(number)) {
    Workspace workspace;
    const auto table = options_of<G>(options_text);
    ErasedMatch<G> match(table, dealer, Packs(seed));
    while (match.turn() >= 0 && match.deal() < 2) match.act(match.choose(level, seed, workspace));
    const auto dealt = match.dealt_packs();
    packs.assign(dealt.begin(), dealt.end());
    actions = match.played();
  }

  std::vector<std::string> log(std::size_t length) const {
    std::vector<std::string> names;
    for (std::size_t at = 0; at < length; ++at) names.push_back(actions[at].action);
    return names;
  }

  /// A request without its end; `packs` as JSON, where others than its own are to be taken.
  std::string request(const std::vector<std::string>& log, const char* level,
                      const std::string& packs_text = "") const {
    return R"({"game":")" + std::string(G::kName) + R"(","options":)" + options + R"(,"dealer":)" +
           std::to_string(dealer) +
           (packs_text.empty() ? R"(,"seed":")" + to_hex(seed) + '"' : ",\"packs\":" + packs_text) +
           ",\"log\":" + quoted(log) + R"(,"bots":{"seats":[],"level":")" + level + R"(","seed":")" + to_hex(seed) +
           "\"}";
  }

  /// The packs up to a deal, that deal's being another.
  std::string packs_with(int deal, const json::Value& other) const {
    std::string text;
    for (int each = 0; each < deal; ++each) {
      std::vector<std::string> names;
      for (const Card card : packs[static_cast<std::size_t>(each)].cards()) names.emplace_back(card.name());
      text += quoted(names) + ',';
    }
    return '[' + text + text_of(other) + ']';
  }
};

/// The whole deal, all hands open.
template <Game G>
const typename G::Deal& hands_of(const AnyMatch& match) {
  return static_cast<const ErasedMatch<G>&>(match).match().deal();
}

/// A player of our own.
template <class Choose>
class Own final : public proof::Asked {
 public:
  explicit Own(Choose choose) : choose_(choose) {}
  std::string choose(const AnyMatch& match) const override { return choose_(match); }

 private:
  Choose choose_;
};

/// Whether a player does the same in all ways of one decision. Nothing where he has no choice, or there is no other
/// way.
template <Game G, class Choose>
std::optional<bool> stands(const Played<G>& play, std::size_t index, Choose choose) {
  const json::Document options = parsed(play.options);
  std::vector<Action> before;
  for (std::size_t at = 0; at < index; ++at) before.push_back(*G::parse_action(play.actions[at].action));
  const auto dealt = static_cast<std::ptrdiff_t>(play.actions[index].deal) + 1;
  const std::vector<Pack> packs(play.packs.begin(), play.packs.begin() + dealt);
  proof::OtherWays<G> ways(options_of<G>(play.options), play.dealer, packs, before);
  const proof::Question question{find_game(G::kName),     &options, play.dealer, packs, play.actions,
                                 static_cast<int>(index), 20,       0,           20,    {}};
  json::Buffer out;
  json::Writer writer(out);
  proof::write_proof(writer, question, ways, Own(choose));
  const json::Document answer = parsed(json::text(out));
  if (answer["view"]["legal"].Size() < 2 || answer["total"].GetInt() == 0) return std::nullopt;
  return answer["same"].GetBool();
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("each other way of a proof is a course by the rules in which the seat sees the same", "",
                        AllGames) {
  const std::vector<const char*> tables = Facts<TestType>::options();
  for (std::size_t number = 0; number < tables.size(); ++number) {
    const Played<TestType> play(tables[number], Level::normal, number);
    for (std::size_t index = number; index < play.actions.size(); index += 7) {
      const std::string request = play.request(play.log(play.actions.size()), "normal");
      const json::Document proved =
          parsed(answer_of(answer_proof, request + ",\"ways\":3,\"index\":" + std::to_string(index) + '}'));
      REQUIRE(proved["ok"].GetBool());
      CHECK(proved["same"].GetBool());
      CHECK(json::text(proved["action"]) == play.actions[index].action);
      CHECK(json::text(proved["played"]) == play.actions[index].action);
      const std::string seat = std::to_string(play.actions[index].seat);
      const json::Document real =
          parsed(answer_of(answer_replay, play.request(play.log(index), "normal") + ",\"view\":" + seat + '}'));
      std::set<std::string> layouts{text_of(proved["hands"])};
      for (const json::Value& way : proved["ways"].GetArray()) {
        INFO(text_of(way));
        CHECK(layouts.insert(text_of(way["hands"])).second);
        std::vector<std::string> log = play.log(index);
        for (const json::Value& each : way["instead"].GetArray()) {
          log[each["index"].GetUint()] = json::text(each["action"]);
        }
        const std::string other = play.request(log, "normal", play.packs_with(play.actions[index].deal, way["pack"]));
        const json::Document replayed = parsed(answer_of(answer_replay, other + ",\"view\":" + seat + '}'));
        REQUIRE(replayed["ok"].GetBool());
        CHECK(same_text(replayed["view"], real["view"]));
        CHECK(same_text(replayed["view"], proved["view"]));
        CHECK(way["same_view"].GetBool());
        CHECK(json::text(parsed(answer_of(answer_choose, other + '}'))["action"]) == json::text(way["action"]));
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("a player who looks at the others' cards is found out", "", AllGames) {
  const Played<TestType> play(Facts<TestType>::options()[0], Level::normal, 5);
  Workspace workspace;
  // What he does depends on all hidden cards, or on where a single one lies.
  const auto on_all = [](const AnyMatch& match) {
    std::uint64_t cards = 0;
    for (int seat = 0; seat < match.seats(); ++seat) cards = 31 * cards + hands_of<TestType>(match).hand(seat).bits();
    const std::vector<std::string> legal = match.legal();
    return legal[static_cast<std::size_t>(cards % 1009 % legal.size())];
  };
  const auto on_one = [&](const AnyMatch& match) {
    const int next = (match.turn() + 1) % match.seats();
    const CardSet cards = hands_of<TestType>(match).hand(next);
    const std::string usual = match.choose(Level::normal, play.seed, workspace);
    const std::vector<std::string> legal = match.legal();
    return !cards.empty() && (*cards.begin()).number() % 2 == 0 ? usual : usual == legal[0] ? legal[1] : legal[0];
  };
  const auto honest = [&](const AnyMatch& match) { return match.choose(Level::normal, play.seed, workspace); };
  int decisions = 0;
  int all = 0;
  int one = 0;
  for (std::size_t index = 0; index < play.actions.size() && decisions < 8; index += 2) {
    const auto stood = stands(play, index, honest);
    if (!stood) continue;
    ++decisions;
    CHECK(*stood);
    all += *stands(play, index, on_all) ? 0 : 1;
    one += *stands(play, index, on_one) ? 0 : 1;
  }
  CHECK(decisions == 8);
  CHECK(all >= 7);
  CHECK(one >= 4);
}

TEST_CASE("a proof in parts is the whole, by the same lot the same, by another lot another") {
  const Played<Belote> play("{}", Level::hard, 3);
  const std::string request = play.request(play.log(play.actions.size()), "hard") + ",\"index\":6";
  const json::Document whole = parsed(answer_of(answer_proof, request + '}'));
  REQUIRE(whole["ways"].Size() == 20);
  std::string parts;
  for (const char* part : {R"(,"from":0,"count":7})", R"(,"from":7,"count":7})", R"(,"from":14})"}) {
    const json::Document answer = parsed(answer_of(answer_proof, request + part));
    CHECK(answer["total"].GetInt() == 20);
    const std::string ways = text_of(answer["ways"]);
    parts += (parts.empty() ? "" : ",") + ways.substr(1, ways.size() - 2);
  }
  CHECK('[' + parts + ']' == text_of(whole["ways"]));
  CHECK(answer_of(answer_proof, request + '}') == answer_of(answer_proof, request + '}'));
  const json::Document other = parsed(answer_of(answer_proof, request + ",\"lot\":\"" + std::string(64, '5') + "\"}"));
  CHECK(other["ways"].Size() == 20);
  CHECK(!same_text(other["ways"], whole["ways"]));
  CHECK(same_text(other["action"], whole["action"]));
}

TEST_CASE("a proof of what is no decision is refused") {
  const Played<Belote> play("{}", Level::normal, 1);
  const std::string request = play.request(play.log(8), "normal");
  const auto fault = [](const std::string& text) {
    const json::Document answer = parsed(answer_of(answer_proof, text));
    REQUIRE(!answer["ok"].GetBool());
    return std::string(json::text(answer["error"]["code"]));
  };
  const std::string usual = request + ",\"index\":7";
  CHECK(parsed(answer_of(answer_proof, usual + '}'))["ok"].GetBool());
  for (const char* end : {R"(})", R"(,"index":8})", R"(,"index":-1})", R"(,"index":"7"})"}) {
    CHECK(fault(request + end) == "bad_request");
  }
  for (const char* end : {R"(,"ways":0})", R"(,"ways":101})", R"(,"from":-1})", R"(,"count":"1"})", R"(,"lot":"5"})"}) {
    CHECK(fault(usual + end) == "bad_request");
  }
  CHECK(fault(R"({"game":"belote","seed":")" + std::string(64, '1') + R"(","index":0})") == "bad_request");
  CHECK(fault(play.request({"take:Z"}, "normal") + ",\"index\":0}") == "unknown_action");
}
