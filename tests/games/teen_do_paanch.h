// Teen Do Paanch, for the tests of all games.
#pragma once

#include "engine/games/teen-do-paanch/teen_do_paanch.h"
#include "tests/games/facts.h"

namespace rozbazi::tests {

template <>
struct Facts<TeenDoPaanch> {
  static std::vector<std::string> actions() {
    std::vector<std::string> all;
    for (const Card card : kTeenDoPaanchDeck) {
      all.emplace_back(card.name());
      all.push_back("return:" + std::string(card.name()));
    }
    for (const char suit : kSuitLetters) all.push_back(std::string("trump:") + suit);
    for (int place = 0; place < 10; ++place) all.push_back("draw:" + std::to_string(place));
    return all;
  }

  static std::set<std::string, std::less<>> rules() {
    return {"wrong_phase", "card_not_in_hand", "return_drawn_card", "return_leaves_too_few", "must_follow_suit"};
  }

  static std::vector<const char*> options() {
    return {"{}", R"({"match":{"deals":3}})", R"({"high_sevens":true,"match":{"deals":4}})",
            R"({"return_keep":0,"scoring":"difference","match":{"deals":3}})",
            R"({"high_sevens":true,"return_keep":1,"scoring":"difference","match":{"deals":2}})"};
  }

  // teen-do-paanch.md 2: the packets of three and two wait for the trump.
  static int elsewhere(const teen_do_paanch::Deal& deal) { return deal.trump() ? 0 : 15; }

  static void check_end(const teen_do_paanch::Deal& deal, const Match<TeenDoPaanch>::Finished& done) {
    const DealResult& result = done.result;
    int tricks = 0;
    int targets = 0;
    int scores = 0;
    int dues = 0;
    CardSet dealt;
    const teen_do_paanch::Dues due = teen_do_paanch::dues_after(deal);
    for (int seat = 0; seat < 3; ++seat) {
      tricks += result.tricks[seat];
      targets += deal.target(seat);
      scores += result.scores[seat];
      dues += due[seat];
      dealt = dealt | done.dealt[seat];
      must(done.dealt[seat].size() == 10, "a hand dealt is not of ten cards");
      must(result.points[seat] == 0, "there are card points");
      must(deal.dues()[seat] == 0, "a due outlived its deal");
      must(result.winners.has(seat) == (result.tricks[seat] >= deal.target(seat)), "a winner missed its target");
    }
    const bool difference = result.breakdown.size() == 6;
    must(difference || result.breakdown.size() == 3, "the breakdown has neither three lines nor six");
    must(tricks == 10, "the tricks are not ten");                       // teen-do-paanch.md 6.4
    must(targets == 10, "the targets are not ten");                     // 1.4
    must(scores == (difference ? 0 : 10), "the scores do not add up");  // 7.3
    must(dues == 0, "rights and debts do not balance");                 // 5.1
    must(!result.winners.empty(), "nobody reached a target");           // 7.5
    must(dealt == kTeenDoPaanchDeck, "the hands dealt are not the deck");
  }

  static std::set<std::string, std::less<>> hidden_verbs() { return {"return"}; }

  static CardSet known(const json::Document& view) {
    CardSet cards = known_in_every_game(view);
    for (const json::Value& each : view["game"]["exchanges"].GetArray()) {
      if (!concerns(each, view["seat"])) continue;
      for (const char* member : {"drawn", "returned"}) {
        if (each[member].IsString()) cards.add(*Card::parse(json::text(each[member])));
      }
    }
    return cards;
  }

  // Another pack is another hidden order: what the seat itself drew, or lost, shows in its hand from then on.
  static bool comparable(const json::Document& view, const json::Document& other) {
    const auto& ours = view["game"]["exchanges"];
    const auto& theirs = other["game"]["exchanges"];
    if (ours.Size() != theirs.Size()) return true;
    for (rapidjson::SizeType number = 0; number < ours.Size(); ++number) {
      if (concerns(ours[number], view["seat"]) && !same_text(ours[number], theirs[number])) return false;
    }
    return true;
  }

 private:
  /// An onlooker has no seat.
  static bool concerns(const json::Value& exchange, const json::Value& seat) {
    if (seat.IsNull()) return false;
    return exchange["claimant"].GetInt() == seat.GetInt() || exchange["debtor"].GetInt() == seat.GetInt();
  }
};

}  // namespace rozbazi::tests
