// Schafkopf, for the tests of all games.
#pragma once

#include <algorithm>

#include "engine/games/schafkopf/schafkopf.h"
#include "tests/games/facts.h"

namespace rozbazi::tests {

template <>
struct Facts<Schafkopf> {
  static std::vector<std::string> actions() {
    std::vector<std::string> all{"pass"};
    for (const Card card : kPiquetDeck) all.emplace_back(card.name());
    for (const char* game : {"rufspiel", "wenz", "solo", "wenz_tout", "solo_tout", "sie"}) {
      all.push_back(std::string("call:") + game);
    }
    for (const char suit : kSuitLetters) {
      all.push_back(std::string("ace:") + suit);
      all.push_back(std::string("trump:") + suit);
    }
    return all;
  }

  static std::set<std::string, std::less<>> rules() {
    return {"wrong_phase",
            "bid_too_low",
            "no_callable_ace",
            "not_sie",
            "ace_is_trump",
            "ace_in_hand",
            "no_suit_card",
            "card_not_in_hand",
            "must_follow_trump",
            "must_follow_suit",
            "must_play_called_ace",
            "run_away_needs_four",
            "called_ace_not_discardable"};
  }

  static std::vector<const char*> options() {
    return {"{}", R"({"ramsch":true})", R"({"ramsch":true,"match":{"deals":100}})",
            R"({"tariff":{"rufspiel":20,"base":10}})",
            R"({"ramsch":true,"tariff":{"rufspiel":7,"solo":10000,"base":1},"match":{"deals":3}})"};
  }

  static int elsewhere(const schafkopf::Deal&) { return 0; }

  static void check_end(const schafkopf::Deal& deal, const Match<Schafkopf>::Finished& done) {
    const DealResult& result = done.result;
    const schafkopf::Contract& contract = done.outcome;
    int tricks = 0;
    int points = 0;
    int paid = 0;
    CardSet dealt;
    for (int seat = 0; seat < schafkopf::kSeats; ++seat) {
      tricks += result.tricks[seat];
      points += result.points[seat];
      paid += result.scores[seat];
      dealt = dealt | done.dealt[seat];
      must(result.winners.has(seat) == (result.scores[seat] > 0), "a winner does not gain, or a loser does");
    }
    must(paid == 0, "the payments are not zero-sum");  // schafkopf.md 10
    must(dealt == kPiquetDeck, "the hands dealt are not the deck");
    check_contract(contract, done);
    if (contract.kind == schafkopf::Kind::none) {
      must(tricks == 0 && result.breakdown.empty() && result.winners.empty(), "a thrown-in deal is worth something");
    } else if (contract.kind == schafkopf::Kind::sie) {
      must(tricks == 0 && result.winners.has(contract.declarer), "a Sie is not won without play");  // 5.10
    } else if (schafkopf::is_tout(contract.kind) && !result.winners.has(contract.declarer)) {
      must(result.tricks[contract.declarer] == tricks - 1, "a Tout does not end with the first trick lost");  // 7.6
    } else {
      must(tricks == schafkopf::kTricks, "the tricks are not eight");  // 7.1
      must(points == 120, "the card points are not 120");              // 1.3
    }
    must(deal.tricks().called() == 0, "the partner is not known at the end");  // 14
  }

  // schafkopf.md 11: who declares, and who is paid together.
  static void check_contract(const schafkopf::Contract& contract, const Match<Schafkopf>::Finished& done) {
    using schafkopf::Kind;
    const bool alone = contract.kind != Kind::none && contract.kind != Kind::ramsch;
    must((contract.declarer >= 0) == alone, "a declarer is missing, or one too many");
    must((contract.partner >= 0) == (contract.kind == Kind::rufspiel), "a partner is missing, or one too many");
    must(contract.suit.has_value() == (contract.kind == Kind::rufspiel || schafkopf::names_trump(contract.kind)),
         "a suit is missing, or one too many");
    const PerSeat<int>& scores = done.result.scores;
    if (contract.kind == Kind::rufspiel) {
      must(done.dealt[contract.partner].has(Card(Rank::ace, *contract.suit)), "the partner has not the called ace");
      must(contract.partner != contract.declarer, "the caller is his own partner");
      must(scores[contract.partner] == scores[contract.declarer], "the partners' scores differ");  // 10.6
    }
    // In all games that set one against three, each of the three gets or pays alike.
    if (contract.kind == Kind::none || contract.kind == Kind::rufspiel) return;
    int most = 0;
    for (int seat = 0; seat < schafkopf::kSeats; ++seat) most = std::max(most, std::abs(scores[seat]));
    for (int seat = 0; seat < schafkopf::kSeats; ++seat) {
      must(std::abs(scores[seat]) == most || 3 * std::abs(scores[seat]) == most, "the three do not pay alike");
      if (alone) must((std::abs(scores[seat]) == most) == (seat == contract.declarer), "the caller is not the one");
    }
  }

  static std::set<std::string, std::less<>> hidden_verbs() { return {}; }

  static CardSet known(const json::Document& view) { return known_in_every_game(view); }
  static bool comparable(const json::Document&, const json::Document&) { return true; }
};

}  // namespace rozbazi::tests
