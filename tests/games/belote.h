// Belote and Coinche, for the tests of all games.
#pragma once

#include "engine/games/belote/belote.h"
#include "tests/games/facts.h"

namespace rozbazi::tests {

template <>
struct Facts<Belote> {
  static std::vector<std::string> actions() {
    std::vector<std::string> all{"pass", "take", "coinche", "surcoinche"};
    for (const Card card : kPiquetDeck) all.emplace_back(card.name());
    for (const char suit : kSuitLetters) {
      all.push_back(std::string("take:") + suit);
      for (const int value : {80, 90, 100, 110, 120, 130, 140, 150, 160, 250}) {
        all.push_back("bid:" + std::to_string(value) + suit);
      }
    }
    return all;
  }

  static std::set<std::string, std::less<>> rules() {
    return {"wrong_phase",           "suit_already_refused", "bid_too_low",      "bid_after_coinche",
            "coinche_without_bid",   "already_coinched",     "coinche_own_side", "surcoinche_without_coinche",
            "surcoinche_wrong_side", "card_not_in_hand",     "must_follow_suit", "must_trump",
            "must_overtrump"};
  }

  static std::vector<const char*> options() {
    return {"{}", R"({"mode":"coinche"})", R"({"announcements":false,"match":{"deals":4}})",
            R"({"match":{"target":501}})", R"({"mode":"coinche","match":{"target":1000}})"};
  }

  // belote.md 5.1: twelve cards wait for the bidding's end.
  static int elsewhere(const belote::Deal& deal) {
    return deal.mode() == belote::Mode::classique && !deal.trump_chosen() ? 12 : 0;
  }

  static void check_end(const belote::Deal& deal, const Match<Belote>::Finished& done) {
    const DealResult& result = done.result;
    int tricks = 0;
    int points = 0;
    CardSet dealt;
    for (int seat = 0; seat < belote::kSeats; ++seat) {
      tricks += result.tricks[seat];
      points += result.points[seat];
      dealt = dealt | done.dealt[seat];
      must(result.scores[seat] == result.scores[(seat + 2) % belote::kSeats], "partners' scores differ");
    }
    if (!deal.trump_chosen()) {
      must(tricks == 0 && points == 0 && result.breakdown.empty() && result.winners.empty(),
           "a thrown-in deal is worth something");
      return;
    }
    must(tricks == 8, "the tricks are not eight");       // belote.md 7.1
    must(points == 152, "the card points are not 152");  // belote.md 1.4
    must(dealt == kPiquetDeck, "the hands dealt are not the deck");
    must(result.winners.empty() == (done.outcome.verdict == belote::Verdict::litige),
         "a deal without winners is no litige");
  }

  static std::set<std::string, std::less<>> hidden_verbs() { return {}; }

  static CardSet known(const json::Document& view) {
    CardSet cards = known_in_every_game(view);
    const json::Value& game = view["game"];
    if (game["turnup"].IsString()) cards.add(*Card::parse(json::text(game["turnup"])));
    for (const json::Value& each : game["announcements"].GetArray()) {
      if (each["cards"].IsArray()) add_cards(each["cards"], cards);
    }
    return cards;
  }

  // Kind and points of announcements, and belote, come of cards that the others hold.
  static bool comparable(const json::Document& view, const json::Document& other) {
    return same_text(view["game"], other["game"]);
  }
};

}  // namespace rozbazi::tests
