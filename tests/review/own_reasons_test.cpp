// The reasons that only one game has, in positions of random deals: where they hold, and where one thing is different.
#include <catch2/catch.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/five-hundred/reviewing.h"
#include "engine/games/schafkopf/reviewing.h"
#include "engine/games/tute/reviewing.h"
#include "tests/games/harness.h"
#include "tests/solver/full_deals.h"

using namespace rozbazi;
using namespace rozbazi::tests;
using review::Reason;

namespace {

template <class R>
std::optional<Reason> own(const typename R::Game::Deal& deal, Action chosen, const std::vector<Action>& best) {
  ActionList list;
  for (const Action action : best) list.push_back(action);
  return R::own_reason(deal, chosen, list);
}

/// Calls `look(deal, legal)` at every turn of random deals that came to their play by those names.
template <Game G, class Look>
void for_turns(const char* options, const std::vector<std::string>& names, std::uint64_t deals, Look look) {
  for (std::uint64_t number = 0; number < deals; ++number) {
    RandomChoice choose(number);
    auto deal = opened_deal<G>(options, number, names);
    while (deal.turn() >= 0) {
      const std::vector<Action> legal = actions_in(deal);
      look(deal, legal);
      deal.apply(legal[choose(legal.size())]);
    }
  }
}

}  // namespace

TEST_CASE("a song is left unsung, or its pair is broken") {
  int songs = 0;
  for_turns<Tute>(R"({"players":4})", {}, 60, [&](const tute::Deal& deal, const std::vector<Action>& legal) {
    std::vector<Action> cards;
    std::vector<Action> sung;
    for (const Action action : legal) (action.is_card() ? cards : sung).push_back(action);
    if (sung.empty()) return;
    ++songs;
    using R = tute::Reviewing;
    const auto is_of_pair = [&](Action action) {
      const tute::Cards pairs = tute::with_kings(tute::pairs_in(deal.tricks().hand(deal.turn())) & ~deal.sung());
      return (pairs >> deal.layout().bit_of(action.card()) & 1) != 0;
    };
    for (const Action card : cards) {
      REQUIRE(own<R>(deal, card, {sung[0]}) == Reason::did_not_sing);
      REQUIRE_FALSE(own<R>(deal, sung[0], {card}));
      for (const Action other : cards) {
        const bool breaks = is_of_pair(card) && !is_of_pair(other);
        REQUIRE(own<R>(deal, card, {other}) == (breaks ? std::optional(Reason::broke_pair) : std::nullopt));
      }
    }
  });
  CHECK(songs > 0);
}

TEST_CASE("a tute is left unsaid") {
  const auto options = options_of<Tute>(R"({"players":4})");
  // Seat 0 is eldest and is dealt every fourth card: all kings, and the aces to win a trick with.
  std::vector<Card> rest;
  const std::vector<std::string> first{"AS", "AH", "AD", "AC", "KS", "KH", "KD", "KC", "3S", "3H"};
  CardSet held;
  for (const std::string& each : first) held.add(*Card::parse(each));
  for (const Card card : Tute::deck(options) - held) rest.push_back(card);
  Pack pack;
  for (std::size_t place = 0; place < 10; ++place) {
    pack.push(*Card::parse(first[place]));
    for (std::size_t other = 0; other < 3; ++other) pack.push(rest[3 * place + other]);
  }
  tute::Deal deal = Tute::start(options, 3, pack, {});
  deal.apply(*tute::parse_action("A" + std::string(1, letter(deal.contract().trump))));
  while (deal.tricks_done() == 0) deal.apply(actions_in(deal)[0]);
  REQUIRE(deal.turn() == 0);
  REQUIRE(deal.is_legal(tute::kTuteOfKings));
  const Action card = *tute::parse_action("KS");
  CHECK(own<tute::Reviewing>(deal, card, {tute::kTuteOfKings}) == Reason::left_tute_unsaid);
  CHECK_FALSE(own<tute::Reviewing>(deal, tute::kTuteOfKings, {card}));
}

TEST_CASE("a defender does not search for the called ace") {
  using R = schafkopf::Reviewing;
  int searched = 0;
  int others = 0;
  for_turns<Schafkopf>(
      "{}", {"call:rufspiel", "pass"}, 60, [&](const schafkopf::Deal& deal, const std::vector<Action>& legal) {
        const schafkopf::Contract contract = deal.contract();
        if (contract.kind != schafkopf::Kind::rufspiel) return;
        const bool defends = deal.turn() != contract.declarer && deal.turn() != contract.partner;
        const bool open = deal.tricks().trick().size == 0 && deal.tricks().called() != 0;
        for (const Action one : legal) {
          for (const Action other : legal) {
            const auto searches = [&](Action action) {
              const Card card = action.card();
              return card.suit() == *contract.suit && card.rank() != Rank::jack && card.rank() != Rank::queen;
            };
            const bool holds = defends && open && !searches(one) && searches(other);
            REQUIRE(own<R>(deal, one, {other}) == (holds ? std::optional(Reason::did_not_search_ace) : std::nullopt));
            ++(holds ? searched : others);
          }
        }
      });
  CHECK(searched > 0);
  CHECK(others > 0);
}

TEST_CASE("the joker is led and asks for the wrong suit") {
  using R = five_hundred::Reviewing;
  int asked = 0;
  for_turns<FiveHundred>(
      "{}", {"bid:6NT", "pass", "joker:none"}, 20,
      [&](const five_hundred::Deal& deal, const std::vector<Action>& legal) {
        for (const Action one : legal) {
          for (const Action other : legal) {
            if (one == other) continue;
            const bool both = five_hundred::is_joker_lead(one) && five_hundred::is_joker_lead(other);
            REQUIRE(own<R>(deal, one, {other}) == (both ? std::optional(Reason::asked_wrong_suit) : std::nullopt));
            asked += both ? 1 : 0;
          }
        }
      });
  CHECK(asked > 0);
}
