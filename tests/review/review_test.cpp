// The review of random matches of every game against solving each of its positions anew, and its answers to what is no
// finished match.
#include "engine/review/review.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/games/belote/reviewing.h"
#include "engine/games/five-hundred/reviewing.h"
#include "engine/games/schafkopf/reviewing.h"
#include "engine/games/teen-do-paanch/reviewing.h"
#include "engine/games/tute/reviewing.h"
#include "engine/solver/solver.h"
#include "tests/games/all.h"
#include "tests/games/harness.h"

using namespace rozbazi;
using namespace rozbazi::tests;

namespace {

template <Game G>
struct ReviewingOf;
template <>
struct ReviewingOf<Belote> {
  using Type = belote::Reviewing;
};
template <>
struct ReviewingOf<FiveHundred> {
  using Type = five_hundred::Reviewing;
};
template <>
struct ReviewingOf<Schafkopf> {
  using Type = schafkopf::Reviewing;
};
template <>
struct ReviewingOf<TeenDoPaanch> {
  using Type = teen_do_paanch::Reviewing;
};
template <>
struct ReviewingOf<Tute> {
  using Type = tute::Reviewing;
};

std::string review_bytes(std::string_view request) {
  json::Buffer out;
  answer_review(request, out);
  return std::string(json::text(out));
}

/// A match of random actions, each with the deal before it.
template <Game G>
struct Course {
  struct Turn {
    typename G::Deal deal;
    Action action;
    int number;  // of the deal
  };
  std::vector<Turn> turns;
  std::vector<std::int64_t> scores;  // of each deal for each seat, in order
  std::string request;               // without its end

  Course(const char* options_text, std::uint64_t number) {
    const auto options = options_of<G>(options_text);
    const int seats = G::seats(options);
    const int dealer = static_cast<int>(number % static_cast<std::uint64_t>(seats));
    Match<G> match(options, dealer, Packs(seed_of(number)));
    RandomChoice choose(number);
    std::string log;
    while (match.turn() >= 0) {
      ActionList legal;
      match.deal().legal(legal);
      const Action action = legal[choose(legal.size())];
      turns.push_back({match.deal(), action, match.deal_number()});
      log += (log.empty() ? "\"" : ",\"") + std::string(std::string_view(G::name(action))) + "\"";
      match.apply(action);
    }
    for (const auto& done : match.results()) {
      const auto numbers = G::daily_scores(options, done.result, done.outcome);
      for (int seat = 0; seat < seats; ++seat) scores.push_back(numbers[seat]);
    }
    std::string seed;
    for (const std::uint8_t byte : seed_of(number)) {
      seed += "0123456789abcdef"[byte >> 4];
      seed += "0123456789abcdef"[byte & 15];
    }
    request = R"({"game":")" + std::string(G::kName) + R"(","options":)" + options_text + R"(,"dealer":)" +
              std::to_string(dealer) + R"(,"seed":")" + seed + R"(","log":[)" + log + "]";
  }

  std::string of_seat(int seat, const std::string& more = "") const {
    return request + ",\"seat\":" + std::to_string(seat) + more + "}";
  }
};

/// What the deal is worth to those whose winnings are counted, solved anew.
template <class R>
int worth(const typename R::Game::Deal& deal, const Stake& stake) {
  if (deal.turn() < 0) return R::won(deal, stake.counted);
  solver::Table<typename R::Solving::Cards> table(12);
  solver::Solver<typename R::Solving> solver(table);
  solver.set(R::Solving::position(deal), stake.counted, stake.for_more);
  return R::won(deal, stake.counted) + solver.value();
}

/// Checks one decision against solving; only endings, so that it is soon done.
template <class R>
void check_decision(const typename R::Game::Deal& deal, int seat, const json::Value& decision) {
  const Stake stake = R::stake(deal, seat);
  const bool more = stake.for_more.has(seat);
  const int before = worth<R>(deal, stake);
  int least = 1000;
  for (const json::Value& choice : decision["choices"].GetArray()) {
    const Action action = *R::Game::parse_action(json::text(choice["action"]));
    REQUIRE(deal.is_legal(action));
    if (choice["value"].IsNull()) {
      REQUIRE(R::is_beside(action));
      continue;
    }
    auto after = deal;
    after.apply(action);
    const int value = choice["value"].GetInt();
    REQUIRE(value == worth<R>(after, stake));
    const int cost = choice["cost"].GetInt();
    REQUIRE(cost == (more ? before - value : value - before));
    least = std::min(least, cost);
  }
  REQUIRE(least == 0);
}

template <Game G>
void check_match(const char* options, std::uint64_t number) {
  using R = typename ReviewingOf<G>::Type;
  const Course<G> course(options, number);
  const int seats = G::seats(options_of<G>(options));
  const int seat = static_cast<int>(number / 3 % static_cast<std::uint64_t>(seats));
  const int total = static_cast<int>(std::count_if(course.turns.begin(), course.turns.end(),
                                                   [&](const auto& turn) { return turn.deal.turn() == seat; }));
  // The first tricks of a deal take most of the time.
  const int skipped = number % 4 == 0 ? 0 : total / 2;
  const json::Document answer = parsed(review_bytes(course.of_seat(seat, ",\"from\":" + std::to_string(skipped))));
  REQUIRE(answer["ok"].GetBool());
  const auto& decisions = answer["decisions"].GetArray();
  REQUIRE(answer["total"].GetInt() == total);
  REQUIRE(static_cast<int>(decisions.Size()) == total - skipped);
  int own = 0;
  rapidjson::SizeType next = 0;
  std::int64_t most = 0;
  for (std::size_t index = 0; index < course.turns.size(); ++index) {
    const auto& turn = course.turns[index];
    if (turn.deal.turn() != seat || own++ < skipped) continue;
    const json::Value& decision = decisions[next++];
    REQUIRE(decision["index"].GetInt() == static_cast<int>(index));
    REQUIRE(decision["deal"].GetInt() == turn.number);
    REQUIRE(json::text(decision["action"]) == std::string_view(G::name(turn.action)));
    REQUIRE(decision.HasMember("choices") == R::is_solved(turn.deal));
    if (!R::is_solved(turn.deal)) continue;
    ActionList legal;
    turn.deal.legal(legal);
    REQUIRE(decision["choices"].Size() == legal.size());
    for (const json::Value& choice : decision["choices"].GetArray()) {
      if (json::text(choice["action"]) != json::text(decision["action"]) || choice["cost"].IsNull()) continue;
      REQUIRE(choice["cost"].GetInt() == decision["cost"].GetInt());
    }
    const bool lost = decision["cost"].GetInt() > 0 || decision["score_cost"].GetInt64() > 0;
    REQUIRE(decision["reason"].IsString() == lost);
    most = std::max(most, decision["score_cost"].GetInt64());
    int held = 0;
    for (int each = 0; each < seats; ++each) held += turn.deal.hand(each).size();
    if (held <= 16) check_decision<R>(turn.deal, seat, decision);
    // After the last choice of all nothing can change any more.
    if (held == 1) {
      const auto place = static_cast<std::size_t>(turn.number * seats + seat);
      REQUIRE(decision["choices"][0]["score"].GetInt64() == course.scores[place]);
      REQUIRE(decision["choices"][0]["value"].GetInt() ==
              answer["deals"][static_cast<rapidjson::SizeType>(turn.number)]["value"].GetInt());
    }
  }
  REQUIRE(next == decisions.Size());
  REQUIRE(answer["deals"].Size() * static_cast<unsigned>(seats) == course.scores.size());
  for (const json::Value& decision : decisions) {
    if (!answer["worst"].IsInt() || decision["index"].GetInt() != answer["worst"].GetInt()) continue;
    REQUIRE(decision["score_cost"].GetInt64() == most);
  }
}

json::Document refused(const std::string& request) { return parsed(review_bytes(request)); }

}  // namespace

TEMPLATE_LIST_TEST_CASE("every decision of random matches costs what solving anew says", "", AllGames) {
  const std::vector<const char*> tables = Facts<TestType>::options();
  const std::uint64_t count = rounds(std::is_same_v<TestType, Tute> ? 4 : 12);
  for (std::uint64_t number = 0; number < count; ++number) {
    INFO(number);
    check_match<TestType>(tables[number % tables.size()], number);
  }
}

// What one side gives away the other is given: nothing else lies between par and the result, where all that can be won
// is one side's or the other's.
TEMPLATE_TEST_CASE("from par to the result only mistakes count", "", Belote, FiveHundred, Schafkopf) {
  using R = typename ReviewingOf<TestType>::Type;
  int played = 0;
  for (std::uint64_t number = 100; number < 100 + rounds(6); ++number) {
    const Course<TestType> course("{}", number);
    int ours = 0;
    int theirs = 0;
    std::optional<int> par;
    std::optional<int> result;
    std::optional<Stake> stake;
    for (int seat = 0; seat < 4; ++seat) {
      const json::Document answer = parsed(review_bytes(course.of_seat(seat)));
      for (const json::Value& decision : answer["decisions"].GetArray()) {
        if (!decision.HasMember("choices")) continue;
        if (!stake) stake = R::stake(course.turns[decision["index"].GetUint()].deal, seat);
        (stake->for_more.has(seat) ? ours : theirs) += decision["cost"].GetInt();
        if (!par && decision.HasMember("par")) par = decision["par"]["value"].GetInt();
      }
      if (par && !result) result = answer["deals"][0]["value"].GetInt();
    }
    if (!par) continue;
    ++played;
    REQUIRE(*par - ours + theirs == *result);
  }
  CHECK(played > 0);
}

TEST_CASE("parts of a review put together are the whole") {
  const Course<Belote> course(R"({"match":{"deals":3}})", 5);
  const json::Document whole = parsed(review_bytes(course.of_seat(2)));
  const auto total = whole["decisions"].Size();
  REQUIRE(total > 12);
  for (rapidjson::SizeType from = 0; from < total; from += 4) {
    const json::Document part =
        parsed(review_bytes(course.of_seat(2, ",\"from\":" + std::to_string(from) + R"(,"count":4)")));
    REQUIRE(part["total"].GetInt() == static_cast<int>(total));
    REQUIRE(same_text(part["deals"], whole["deals"]));
    const auto& decisions = part["decisions"].GetArray();
    REQUIRE(decisions.Size() == std::min(total - from, rapidjson::SizeType{4}));
    for (rapidjson::SizeType at = 0; at < decisions.Size(); ++at) {
      REQUIRE(same_text(decisions[at], whole["decisions"][from + at]));
    }
  }
  const json::Document none = parsed(review_bytes(course.of_seat(2, R"(,"from":1000)")));
  REQUIRE(none["ok"].GetBool());
  REQUIRE(none["decisions"].Empty());
}

TEST_CASE("what is no finished match, no seat or no part is refused") {
  const Course<Belote> course("{}", 3);
  const auto code = [](const json::Document& answer) { return std::string(json::text(answer["error"]["code"])); };
  CHECK(code(refused("{")) == "bad_request");
  CHECK(code(refused(course.request + "}")) == "bad_request");
  CHECK(code(refused(course.of_seat(4))) == "bad_request");
  CHECK(code(refused(course.of_seat(0, R"(,"from":-1)"))) == "bad_request");
  CHECK(code(refused(course.of_seat(0, R"(,"count":"all")"))) == "bad_request");
  const std::string start = course.request.substr(0, course.request.find("\"log\""));
  CHECK(code(refused(start + R"("log":["pass"],"seat":0})")) == "bad_request");
  CHECK(code(refused(start + R"("log":["7H"],"seat":0})")) == "illegal_action");
  CHECK(code(refused(start + R"("log":["seven"],"seat":0})")) == "unknown_action");
}
