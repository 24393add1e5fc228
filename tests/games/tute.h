// Tute of two, three and four, for the tests of all games.
#pragma once

#include <algorithm>

#include "engine/cards/decks.h"
#include "engine/games/tute/tute.h"
#include "tests/games/facts.h"

namespace rozbazi::tests {

template <>
struct Facts<Tute> {
  static std::vector<std::string> actions() {
    std::vector<std::string> all{"exchange", "tute:K", "tute:Q"};
    for (const Card card : kSpanishDeck) all.emplace_back(card.name());
    for (const char suit : kSuitLetters) all.push_back(std::string("sing:") + suit);
    return all;
  }

  static std::set<std::string, std::less<>> rules() {
    return {"card_not_in_hand",
            "must_follow_suit",
            "must_beat",
            "must_trump",
            "must_overtrump",
            "only_before_lead",
            "no_trick_won",
            "no_pair",
            "already_sung_this_trick",
            "no_tute",
            "no_stock",
            "suit_already_sung",
            "no_exchange_card",
            "trump_not_exchangeable"};
  }

  static std::vector<const char*> options() {
    return {"{}",
            R"({"must_beat_partner":false,"match":{"wins":3}})",
            R"({"players":3,"match":{"deals":3}})",
            R"({"players":3,"must_beat_partner":false,"match":{"wins":5}})",
            R"({"players":2})",
            R"({"players":2,"must_beat_partner":false,"match":{"wins":7}})"};
  }

  static int elsewhere(const tute::Deal& deal) { return deal.stock(); }

  static void check_end(const tute::Deal& deal, const Match<Tute>::Finished& done) {
    const DealResult& result = done.result;
    const int players = deal.players();
    const bool by_tute = done.outcome.tute_by >= 0;
    const int all_tricks = players == 4 ? 10 : players == 3 ? 13 : 20;
    int tricks = 0;
    int points = 0;
    int dealt = 0;
    int totals = 0;
    int highest = 0;
    for (int seat = 0; seat < players; ++seat) {
      tricks += result.tricks[seat];
      points += result.points[seat];
      dealt += done.dealt[seat].size();
      totals += result.scores[seat];
      highest = std::max(highest, result.scores[seat]);
      if (players == 4) must(result.scores[seat] == result.scores[(seat + 2) % 4], "partners' totals differ");
    }
    if (players == 4) totals /= 2;
    int songs = 0;
    for (const tute::Song& song : deal.songs()) songs += song.points;
    must(dealt == (players == 2 ? 16 : Tute::deck(table_of(players)).size()),
         "the hands dealt are not whole");                    // tute.md 2
    must(!result.winners.empty(), "a deal that nobody won");  // tute.md 8.3
    must(result.winners == tute::side_of(players, by_tute ? done.outcome.tute_by : first_of(result.winners)),
         "the winners are no side");
    if (by_tute) {
      must(tricks < all_tricks && totals == points + songs, "a tute's totals are more than was collected");  // 8.4
      must(deal.hand(done.outcome.tute_by).size() >= 4, "a tute without its cards");
      return;
    }
    must(tricks == all_tricks, "not all tricks were played");                                       // tute.md 8
    must(points == 120, "the card points are not 120");                                             // tute.md 1.4
    must(totals == 130 + songs, "the totals are not 130 and the songs");                            // tute.md 8.1
    must(result.scores[first_of(result.winners)] == highest, "the winners' total is not highest");  // tute.md 8.2
    check_daily_scores(players, done);
  }

  // tute.md 9: a deal is worth 100 and its margin.
  static void check_daily_scores(int players, const Match<Tute>::Finished& done) {
    const PerSeat<int> numbers = Tute::daily_scores(table_of(players), done.result, done.outcome);
    for (int seat = 0; seat < players; ++seat) {
      const bool won = done.result.winners.has(seat);
      must(won ? numbers[seat] >= 100 && numbers[seat] <= 330 : numbers[seat] <= 0 && numbers[seat] >= -230,
           "a daily score out of its bounds");
    }
  }

  static std::set<std::string, std::less<>> hidden_verbs() { return {}; }

  // tute.md 11, from what happened rather than from what the view says is shown: the card turned up, the one that was
  // laid in its place, and the pairs sung.
  static CardSet known(const json::Document& view) {
    CardSet cards = known_in_every_game(view);
    const json::Value& game = view["game"];
    const std::string_view trump_card = json::text(game["trump_card"]);
    const std::string_view trump = trump_card.substr(1);
    cards.add(*Card::parse(trump_card));
    if (!game["exchanged_by"].IsNull()) {
      const bool below_seven = std::string_view("654").find(trump_card[0]) != std::string_view::npos;
      cards = cards | cards_of(below_seven ? "2" : "7", trump);  // tute.md 7.2
    }
    for (const json::Value& song : game["sung"].GetArray()) cards = cards | cards_of("KQ", json::text(song["suit"]));
    return cards;
  }

  static bool comparable(const json::Document&, const json::Document&) { return true; }

 private:
  static Tute::Options table_of(int players) {
    Tute::Options options;
    options.players = players;
    return options;
  }

  static int first_of(SeatSet seats) {
    int seat = 0;
    while (!seats.has(seat)) ++seat;
    return seat;
  }
};

}  // namespace rozbazi::tests
