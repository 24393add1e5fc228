// A log replayed up to any of its actions gives, byte for byte, what the match going on from there had shown at that
// point: to the table and to every seat.
#include <catch2/catch.hpp>

#include "engine/match/erased_match.h"
#include "engine/match/write.h"
#include "engine/replay/replay.h"
#include "tests/games/all.h"
#include "tests/games/harness.h"

using namespace rozbazi;
using namespace rozbazi::tests;

namespace {

/// The protocol's answer for a match in its course.
std::string answer_of(const AnyMatch& match, int seat) {
  json::Buffer buffer;
  json::Writer out(buffer);
  out.StartObject();
  json::key(out, "ok");
  out.Bool(true);
  match.write_state(out);
  json::key(out, "view");
  match.write_view(out, seat);
  out.EndObject();
  return std::string(json::text(buffer));
}

std::string request_for(std::string_view game, std::string_view options, std::uint64_t number, int dealer,
                        const std::vector<std::string>& log, int seat) {
  json::Buffer buffer;
  json::Writer out(buffer);
  out.StartObject();
  write_member(out, "game", game);
  json::key(out, "options");
  out.RawValue(options.data(), options.size(), rapidjson::kObjectType);
  write_member(out, "seed", to_hex(seed_of(number)));
  write_member(out, "dealer", dealer);
  write_member(out, "view", seat);
  json::key(out, "log");
  out.StartArray();
  for (const std::string& action : log) json::string(out, action);
  out.EndArray();
  out.EndObject();
  return std::string(json::text(buffer));
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("the replay of every prefix of a log agrees with the match in its course", "", AllGames) {
  for (const char* text : Facts<TestType>::options()) {
    const auto options = options_of<TestType>(text);
    for (std::uint64_t number = 0; number < rounds(25); ++number) {
      RandomChoice choice(number);
      const int seats = TestType::seats(options);
      const int dealer = static_cast<int>(choice(static_cast<std::size_t>(seats)));
      ErasedMatch<TestType> match(options, dealer, Packs(seed_of(number)));
      std::vector<std::string> log;
      while (log.size() < 250) {
        const int seat = static_cast<int>(log.size()) % seats;
        json::Buffer replayed;
        answer_replay(request_for(TestType::kName, text, number, dealer, log, seat), replayed);
        must(json::text(replayed) == answer_of(match, seat), "a prefix replays otherwise:", json::text(replayed));
        if (match.turn() < 0) break;
        const std::vector<std::string> legal = match.legal();
        log.push_back(legal[choice(legal.size())]);
        must(!match.act(log.back()), "a legal action is refused:", log.back());
      }
    }
  }
}
