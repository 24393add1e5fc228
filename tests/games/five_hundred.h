// Five Hundred, for the tests of all games.
#pragma once

#include "engine/games/five-hundred/five_hundred.h"
#include "tests/games/facts.h"

namespace rozbazi::tests {

template <>
struct Facts<FiveHundred> {
  static std::vector<std::string> actions() {
    std::vector<std::string> all{"pass", "bid:misere", "bid:open_misere", "joker:none"};
    for (const char* level : {"6", "7", "8", "9", "10"}) {
      for (const char* suit : {"S", "C", "D", "H", "NT"}) all.push_back(std::string("bid:") + level + suit);
    }
    for (const char suit : kSuitLetters) {
      all.push_back(std::string("joker:") + suit);
      all.push_back(std::string("JK:") + suit);
    }
    std::vector<std::string> cards;
    for (const Card card : kFiveHundredDeck) cards.emplace_back(card.name());
    all.insert(all.end(), cards.begin(), cards.end());
    for (std::size_t first = 0; first < cards.size(); ++first) {
      for (std::size_t second = first + 1; second < cards.size(); ++second) {
        for (std::size_t third = second + 1; third < cards.size(); ++third) {
          all.push_back("discard:" + cards[first] + "," + cards[second] + "," + cards[third]);
        }
      }
    }
    return all;
  }

  static std::set<std::string, std::less<>> rules() {
    return {"wrong_phase",         "card_not_in_hand", "misere_needs_seven",     "bid_too_low",
            "joker_needs_suit",    "must_follow_suit", "joker_suit_already_led", "joker_suit_not_allowed",
            "joker_must_be_played"};
  }

  static std::vector<const char*> options() {
    return {"{}", R"({"match":{"deals":4}})", R"({"match":{"target":500}})", R"({"match":{"target":1}})"};
  }

  // five-hundred.md 5.1: the kitty, then the discards.
  static int elsewhere(const five_hundred::Deal& deal) { return deal.phase() == five_hundred::Phase::discard ? 0 : 3; }

  static void check_end(const five_hundred::Deal& deal, const Match<FiveHundred>::Finished& done) {
    const DealResult& result = done.result;
    int tricks = 0;
    CardSet dealt;
    for (int seat = 0; seat < five_hundred::kSeats; ++seat) {
      tricks += result.tricks[seat];
      dealt = dealt | done.dealt[seat];
      must(done.dealt[seat].size() == 10, "a seat was not dealt ten cards");
      must(result.points[seat] == 0, "there are no card points");
      must(result.scores[seat] == result.scores[five_hundred::partner_of(seat)], "partners' scores differ");
    }
    must(dealt.size() == 40, "a card was dealt to two seats");
    if (!deal.declared()) {
      must(tricks == 0 && result.breakdown.empty() && result.winners.empty() && result.scores == PerSeat<int>(),
           "a thrown-in deal is worth something");
      return;
    }
    const int declarer = done.outcome.contract.declarer;
    const int defender = five_hundred::next_seat(declarer);
    const five_hundred::Bid& bid = done.outcome.contract.bid();
    const int own = result.tricks[declarer] + result.tricks[five_hundred::partner_of(declarer)];
    must(result.winners.size() == 2 && result.winners.has(done.outcome.made ? declarer : defender),
         "the winners are not the side that made or defeated the contract");
    if (five_hundred::is_misere(bid.game)) {
      must(done.outcome.made == (own == 0), "a misère is not made without a trick alone");
      must(done.outcome.made ? tricks == 10 : own == 1, "a misère does not end at its declarer's first trick");
      must(result.tricks[five_hundred::partner_of(declarer)] == 0, "a partner who sits out took a trick");
      must(result.scores[defender] == 0, "a misère is worth something to its defenders");
    } else {
      must(tricks == 10, "the tricks are not ten");
      must(done.outcome.made == (own >= bid.level), "a contract is made with fewer tricks than bid");
      must(result.scores[defender] == 10 * (10 - own), "the defenders do not get ten a trick");
    }
    const int made = own == 10 && bid.value < 250 ? 250 : bid.value;
    must(result.scores[declarer] == (done.outcome.made ? made : -bid.value), "the bid is not what is scored");
  }

  static std::set<std::string, std::less<>> hidden_verbs() { return {"discard"}; }

  static CardSet known(const json::Document& view) {
    CardSet cards = known_in_every_game(view);
    const json::Value& game = view["game"];
    if (game["kitty"].IsArray()) add_cards(game["kitty"], cards);
    if (game["discards"].IsArray()) add_cards(game["discards"], cards);
    if (game["exposed"].IsObject()) add_cards(game["exposed"]["cards"], cards);
    return cards;
  }

  static bool comparable(const json::Document&, const json::Document&) { return true; }
};

}  // namespace rozbazi::tests
