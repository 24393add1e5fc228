// Each reason for a loss, where it holds and where one thing is different. Cards lie as in Belote with hearts as
// trumps: 7 8 Q K T A 9 J of hearts above all, 7 8 9 J Q K T A elsewhere. Seat 0 is judged; seat 2 is its partner.
#include "engine/review/reasons.h"

#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "engine/games/belote/tricks.h"

using namespace rozbazi;
using namespace rozbazi::review;

namespace {

constexpr belote::Layout kHearts = static_cast<belote::Layout>(Suit::hearts);

int bit_of(const std::string& name) { return belote::bit_of(kHearts, *Card::parse(name)); }

std::vector<std::string> words(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> all;
  for (std::string word; stream >> word;) all.push_back(word);
  return all;
}

/// A trick of four cards and who leads it. `hands` are those of seats 0 to 3 as seat 0 comes on turn.
struct Position {
  const char* hands[4];
  int leader;
  const char* trick;
  const char* best;  // the cards that cost nothing
};

Facts facts_of(const Position& position) {
  Facts facts;
  facts.seat = 0;
  facts.allies = SeatSet::of(2);
  facts.trumps = belote::kTrumps;
  for (int bit = 0; bit < 32; ++bit) {
    facts.lane[bit] = belote::lane_of_card(bit);
    facts.points[bit] = static_cast<std::uint8_t>(belote::points_of(bit));
  }
  for (int seat = 0; seat < 4; ++seat) {
    for (const std::string& name : words(position.hands[seat])) facts.hands[seat] |= Facts::mask(bit_of(name));
  }
  for (const std::string& name : words(position.best)) facts.best |= Facts::mask(bit_of(name));
  PerSeat<belote::Cards> all;
  belote::Tricks tricks(all, position.leader);
  bool before = true;
  for (const std::string& name : words(position.trick)) {
    const int bit = bit_of(name);
    const int seat = tricks.turn();
    if (seat == facts.seat) {
      const auto& trick = tricks.trick();
      facts.leads = trick.size == 0;
      facts.led = trick.led;
      facts.best_on_table = trick.best;
      facts.winner = trick.winner;
      facts.chosen = bit;
      before = false;
    } else if (!before) {
      facts.later.push_back(seat);
    }
    tricks.play(bit);
  }
  facts.taker = tricks.turn();
  for (const std::string& name : words(position.trick)) {
    const int bit = bit_of(name);
    const int led = bit_of(words(position.trick)[0]);
    const bool counts = (facts.lane[led] | facts.trumps) >> bit & 1;
    if (bit == led || (counts && bit > facts.taken_with)) facts.taken_with = bit;
  }
  return facts;
}

std::string reason(const Position& position) { return std::string(name(reason_for(facts_of(position)))); }

}  // namespace

TEST_CASE("to beat the partner's card is named by how it was beaten") {
  // He leads the ace of clubs, and seat 0 has no club.
  CHECK(reason({{"7H 7D", "8D", "", "9C 8S"}, 2, "AC 7C 7H 8C", "7D"}) == "ruffed_partners_winner");
  // The card of an opponent is no partner's.
  CHECK(reason({{"7H 7D", "", "8D", "9C"}, 1, "AC 7C 8C 7H", "7D"}) == "wasted_trump");
  // He ruffs, and seat 0 goes over him; then of the same a card that costs nothing does so as well.
  CHECK(reason({{"JH 7D", "", "", ""}, 1, "AC 8H 7C JH", "7D"}) == "overtrumped_partner");
  CHECK(reason({{"JH 9H", "", "", ""}, 1, "AC 8H 7C JH", "9H"}) == "won_too_high");
  CHECK(reason({{"AC 8C", "", "", ""}, 1, "7C KC 9C AC", "8C"}) == "overtook_partner");
  CHECK(reason({{"AC 8C", "", "", ""}, 1, "KC 7C 9C AC", "8C"}) == "took_too_soon");
}

TEST_CASE("points go to who takes the trick") {
  CHECK(reason({{"TC 7C", "", "", ""}, 1, "AC 8C 9C TC", "7C"}) == "threw_points_to_opponents");
  CHECK(reason({{"TC 7C", "", "", ""}, 1, "9C AC 8C TC", "7C"}) == "wasted_high_card");
  CHECK(reason({{"TC 7C", "", "", ""}, 1, "9C AC 8C 7C", "TC"}) == "kept_points_from_partner");
  CHECK(reason({{"TC 7C", "", "", ""}, 1, "AC 9C 8C 7C", "TC"}) == "other");
  // Seat 0 takes the trick itself, and might have done so with the ten.
  CHECK(reason({{"TC QC", "", "", ""}, 1, "9C 7C 8C QC", "TC"}) == "kept_points_back");
  CHECK(reason({{"TC QC", "", "", ""}, 1, "9C 7C 8C TC", "QC"}) == "won_too_high");
}

TEST_CASE("a trick is let go, or not taken for certain") {
  CHECK(reason({{"KC 7C", "", "", ""}, 1, "QC 8C 9C 7C", "KC"}) == "held_up_sure_winner");
  // An opponent behind could beat the king.
  CHECK(reason({{"KC 7C", "AC 9S", "", ""}, 2, "8C QC 7C AC", "KC"}) == "did_not_beat");
  CHECK(reason({{"AC JC", "KC 9S", "", ""}, 2, "8C 9C JC KC", "AC"}) == "played_too_low");
  CHECK(reason({{"AC JC", "8S 9S", "", ""}, 2, "8C 9C JC 8S", "AC"}) == "kept_points_back");
  CHECK(reason({{"7H 7D", "9C", "", ""}, 2, "7C AC 7D 9C", "7H"}) == "held_up_sure_winner");
  CHECK(reason({{"7H 7D", "8H", "", ""}, 2, "7C AC 7D 8H", "7H"}) == "did_not_ruff");
  CHECK(reason({{"7H 9H", "JH", "", ""}, 2, "KH TH 7H JH", "9H"}) == "did_not_beat");
}

TEST_CASE("a trump or a high card is spent for nothing") {
  CHECK(reason({{"8H 7D", "", "", ""}, 1, "7C 9H AC 8H", "7D"}) == "wasted_trump");
  CHECK(reason({{"8H 7D", "", "", ""}, 1, "QC 7C 8C 8H", "7D"}) == "wasted_trump");
  CHECK(reason({{"8H 7D", "", "", ""}, 1, "QC 7C 8C 8H", "7D 8H"}) == "other");
  CHECK(reason({{"KC QC", "", "", ""}, 1, "AC 7C 8C KC", "QC"}) == "threw_points_to_opponents");
  CHECK(reason({{"9C 7C", "", "", ""}, 1, "AC TC 8C 9C", "7C"}) == "wasted_high_card");
  CHECK(reason({{"9C 7C", "", "", ""}, 1, "AC TC 8C 7C", "9C"}) == "other");
}

TEST_CASE("a card is thrown away that should have been kept") {
  CHECK(reason({{"9D 7S", "7D 8S", "", "8D"}, 1, "JC 7C 8C 9D", "7S"}) == "threw_away_master");
  CHECK(reason({{"9D 7S", "JD 8S", "", "8D"}, 1, "JC 7C 8C 9D", "7S"}) == "threw_from_wrong_suit");
  // The ten of diamonds had one card before it, and one opponent holds the ace.
  CHECK(reason({{"TD 7D 7S 8S", "AD", "", "8D"}, 1, "JC 7C 8C 7D", "7S"}) == "bared_high_card");
  CHECK(reason({{"TD 7D 8D 7S", "AD", "", "9D"}, 1, "JC 7C 8C 7D", "7S"}) == "threw_from_wrong_suit");
  CHECK(reason({{"QD 7D 7S 8S", "AD", "", "KD"}, 1, "JC 7C 8C 7D", "7S"}) == "threw_from_wrong_suit");
  CHECK(reason({{"QD 7D 7S 8S", "AD", "", "KD"}, 1, "JC 7C 8C 7D", "QD"}) == "other");
}

TEST_CASE("a lead is lost to a trump or to a stronger card") {
  CHECK(reason({{"AC 7D", "7H 9S", "8C 9D", "9C 8D"}, 0, "AC 7H 8C 9C", "7D"}) == "led_into_ruff");
  CHECK(reason({{"9C 7C 7D", "7H 9S", "8C 9D", "JC 8D"}, 0, "9C 7H 8C JC", "7C"}) == "led_too_high");
  CHECK(reason({{"AC 7C 7D", "KC", "8C", "9C"}, 0, "7C KC 8C 9C", "7D"}) == "led_away_from_master");
  CHECK(reason({{"QC 7C 7D", "KC 9D", "8C", "9C"}, 0, "7C KC 8C 9C", "7D"}) == "led_to_their_strength");
  CHECK(reason({{"QC 7C 7D", "KC 9D", "8C", "9C"}, 0, "QC KC 8C 9C", "7C"}) == "led_points_to_opponents");
  CHECK(reason({{"9C 7C 7D", "KC 9D", "8C", "TC"}, 0, "7C KC 8C TC", "9C"}) == "led_too_low");
  CHECK(reason({{"9C 7C 7D", "KC 9D", "8C", "TC"}, 0, "9C KC 8C TC", "7C"}) == "led_too_high");
  // The partner takes it.
  CHECK(reason({{"9C 7C 7D", "KC 9D", "AC", "TC"}, 0, "9C KC AC TC", "7D"}) == "led_wrong_suit");
}

TEST_CASE("a lead of trumps, and one in their place") {
  CHECK(reason({{"JH AC", "7H", "8C", "9C"}, 0, "AC 7H 8C 9C", "JH"}) == "led_into_ruff");
  CHECK(reason({{"JH AC", "7H 7C", "8C", "9C"}, 0, "AC 7C 8C 9C", "JH"}) == "drew_no_trumps");
  CHECK(reason({{"JH 7C", "8D 9C", "8C", "TC"}, 0, "7C 9C 8C TC", "JH"}) == "did_not_cash_winner");
  CHECK(reason({{"JH AC", "8D 9C", "8H 8C", "TC"}, 0, "JH 8D 8H TC", "AC"}) == "drew_partners_trump");
  CHECK(reason({{"JH AC", "8H 9C", "QH 8C", "TC"}, 0, "JH 8H QH TC", "AC"}) == "led_trump");
}

TEST_CASE("winners are cashed too late or too soon") {
  CHECK(reason({{"AC 7D", "KC", "8D", "9D"}, 0, "7D KC 8D 9D", "AC"}) == "did_not_cash_winner");
  CHECK(reason({{"AC 7D", "KC", "8C", "9D"}, 0, "AC KC 8C 9D", "7D"}) == "cashed_too_soon");
  CHECK(reason({{"AC AD", "KC", "8C", "9D"}, 0, "AC KC 8C 9D", "AD"}) == "led_wrong_suit");
}

TEST_CASE("the last trick is given away where it could have been had") {
  Facts facts = facts_of({{"AC 7D", "KC", "8C", "9D"}, 0, "AC KC 8C 9D", "7D"});
  facts.last_taker = 1;
  facts.last_saved = true;
  CHECK(reason_for(facts) == Reason::gave_last_trick);
  facts.last_saved = false;
  CHECK(reason_for(facts) == Reason::cashed_too_soon);
  facts.last_saved = true;
  facts.last_taker = 2;
  CHECK(reason_for(facts) == Reason::cashed_too_soon);
}

TEST_CASE("who is to win little takes a trick, or keeps what will take one") {
  const auto avoided = [](const Position& position) {
    Facts facts = facts_of(position);
    facts.avoids = true;
    facts.allies = SeatSet();
    return reason_for(facts);
  };
  CHECK(avoided({{"AC 7C", "", "", ""}, 1, "KC 8C 9C AC", "7C"}) == Reason::took_unwanted_trick);
  CHECK(avoided({{"AC TC", "", "", ""}, 1, "KC 8C 9C AC", "TC"}) == Reason::other);
  CHECK(avoided({{"QC 7C", "", "", ""}, 1, "KC 8C 9C 7C", "QC"}) == Reason::kept_high_card);
  CHECK(avoided({{"QC 7C", "", "", ""}, 1, "KC 8C 9C QC", "7C"}) == Reason::other);
  CHECK(avoided({{"AC 7C", "8C", "9C", "JC"}, 0, "AC 8C 9C JC", "7C"}) == Reason::took_unwanted_trick);
}

TEST_CASE("who hunts a declarer takes his trick from him") {
  const auto hunted = [](const Position& position) {
    Facts facts = facts_of(position);
    facts.hunted = 1;
    return reason_for(facts);
  };
  CHECK(hunted({{"AC 7C", "", "", ""}, 1, "KC 8C 9C AC", "7C"}) == Reason::rescued_declarer);
  CHECK(hunted({{"AC 7C", "", "", ""}, 1, "8C KC 9C AC", "7C"}) == Reason::other);
  CHECK(hunted({{"AC TC", "", "", ""}, 1, "KC 8C 9C AC", "TC"}) == Reason::other);
}

TEST_CASE("without a card that would have been better there is nothing to say") {
  CHECK(reason({{"AC", "", "", ""}, 1, "KC 8C 9C AC", ""}) == "other");
}
