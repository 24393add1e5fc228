// One whole match at each table of the day and under each option, written down turn by turn: tests/rules/playthroughs.
// They read like a protocol of the game, and any change of the rules, the packs or the results shows in them. The later
// deals of a long match are told by their results alone.
//
// ROZBAZI_WRITE_PLAYTHROUGHS=1 writes them anew; look at what has changed before committing it.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

#include "engine/match/erased_match.h"
#include "tests/games/all.h"
#include "tests/games/harness.h"

using namespace rozbazi;
using namespace rozbazi::tests;

namespace {

constexpr int kToldInFull = 3;  // deals

std::string joined(const std::vector<std::string>& names) {
  constexpr std::size_t kMost = 12;
  std::string text;
  for (std::size_t at = 0; at < names.size() && at < kMost; ++at) text += " " + names[at];
  if (names.size() > kMost) text += " … " + std::to_string(names.size()) + " in all";
  return text;
}

std::string state_of(const AnyMatch& match) {
  json::Buffer buffer;
  json::Writer out(buffer);
  out.StartObject();
  match.write_state(out);
  out.EndObject();
  return std::string(json::text(buffer));
}

std::string_view phase_of(const json::Document& state) { return json::text(state["phase"]); }

/// The results of the state, a line each.
void write_results(std::ostream& out, const json::Document& state, std::size_t from) {
  const auto results = state["results"].GetArray();
  for (std::size_t number = from; number < results.Size(); ++number) {
    json::Buffer buffer;
    json::Writer writer(buffer);
    results[static_cast<rapidjson::SizeType>(number)].Accept(writer);
    out << "  = " << json::text(buffer) << "\n";
  }
}

template <Game G>
std::string playthrough(const char* text, std::uint64_t number) {
  const auto options = options_of<G>(text);
  RandomChoice choice(number);
  const Seed seed = seed_of(number);
  const int dealer = static_cast<int>(choice(static_cast<std::size_t>(G::seats(options))));
  ErasedMatch<G> match(options, dealer, Packs(seed));
  std::ostringstream out;
  out << G::kName << " " << text << ", seed " << to_hex(seed) << ", dealer " << dealer << "\n";
  std::size_t results = 0;
  while (match.turn() >= 0) {
    const json::Document state = parsed(state_of(match));
    if (state["results"].Size() > results || match.played().empty()) {
      write_results(out, state, results);
      results = state["results"].Size();
      if (match.deal() < kToldInFull) {
        out << "deal " << match.deal() << ":";
        for (const Card card : match.dealt_packs().back().cards()) out << " " << card.name();
        out << "\n";
      }
    }
    const std::vector<std::string> legal = match.legal();
    const std::string& action = legal[choice(legal.size())];
    if (match.deal() < kToldInFull) {
      out << "  " << match.turn() << " " << phase_of(state) << " " << action << " of" << joined(legal) << "\n";
    }
    must(!match.act(action), "a legal action is refused:", action);
  }
  const json::Document state = parsed(state_of(match));
  write_results(out, state, results);
  out << "scores";
  for (const json::Value& score : state["scores"].GetArray()) out << " " << score.GetInt();
  out << ", winners";
  for (const json::Value& seat : state["winners"].GetArray()) out << " " << seat.GetInt();
  out << ", daily scores";
  for (const auto score : match.daily_scores()) out << " " << score;
  out << "\n";
  return out.str();
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("matches go as they are written down", "", AllGames) {
  std::string played;
  std::uint64_t number = 1;
  for (const char* text : Facts<TestType>::options()) played += playthrough<TestType>(text, number++);
  const std::string path = ROZBAZI_SOURCE_DIR "/tests/rules/playthroughs/" + std::string(TestType::kName) + ".txt";
  if (std::getenv("ROZBAZI_WRITE_PLAYTHROUGHS") != nullptr) std::ofstream(path) << played;
  std::ifstream file(path);
  REQUIRE(file);
  const bool same = std::string(std::istreambuf_iterator<char>(file), {}) == played;
  CHECK(same);  // not the texts themselves: they are long
}
