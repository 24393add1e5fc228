// What the computer player leads and follows with in suit contracts and no-trump. Seat 0 is at the screen; the declarer
// leads to the first trick.
#include "tests/unit/five_hundred_bot/position.h"

using namespace rozbazi::five_hundred;

namespace {

constexpr std::string_view kSpades = "bid:8S pass pass pass";    // declared by seat 0
constexpr std::string_view kHearts = "pass bid:8H pass pass";    // by seat 1: seat 0 plays last to its leads
constexpr std::string_view kTheirs = "pass pass pass bid:8H";    // by seat 3: seat 0 plays second to its leads
constexpr std::string_view kPartners = "pass pass bid:8H pass";  // by seat 2: seat 0 plays third to its leads
constexpr std::string_view kNoTrump = "bid:8NT pass pass pass";
constexpr std::string_view kTheirNoTrump = "pass bid:8NT pass pass";

const Sensible kLeads[] = {
    {"The declarer draws trumps from the top",
     {"JK JS JC AS KS 9S AH KH 5D 9C", kSpades, "discard:5D,6D,9C", "7S 6D 8H"},
     "JK JS JC"},
    {"The declarer whose trumps are the highest goes on drawing them",
     {"JK JS JC AS KS 9S AH KH 5D 9C", kSpades, "discard:5D,6D,9C JK 5S 6S 8S", "7S 6D 8H"},
     "JS JC"},
    {"Once no opponent has a trump the declarer keeps his and cashes the ace",
     {"JK JS JC AS KS QS AH KH 5D 9C", kSpades, "discard:5D,6D,9C JK 5S 6S 7S JS 8S TS 9S", "4H 6D 8H"},
     "AH KH"},
    {"Without the highest trumps the declarer does not throw away a low one: the ace comes first",
     {"AS KS 9S 8S 7S AH AD 6D 7C 9C", kSpades, "discard:6C,7C,9C", "6C 5D 4D"},
     "AH AD AS KS"},
    {"A defender who got the lead cashes his ace before it can be trumped, and leaves trumps alone",
     {"AC AS 7S 6S 9H 8H 5D 7D 9D TD", kTheirs, "discard 5C AC 6C 7C"},
     "AS"},
    {"A defender with neither ace nor single card leads neither trumps nor away from his king",
     {"AC 9S 7S 6S 9H 8H KD 7D QC TC", kTheirs, "discard 5C AC 6C 7C"},
     "6S 7S 9S TC QC"},
    {"The declarer's partner who got the lead helps him to draw trumps, or cashes his ace",
     {"AC 7S 6S 9S 9H 8H AD 7D 9D TC", kPartners, "discard 5C 6C AC 7C"},
     "9H 8H AD"},
    {"In no-trump the declarer runs the long suit from the top",
     {"JK AS KS QS TS 9S AH 5D 6D 8C", kNoTrump, "discard:5C,5D,6D joker:none", "5C KH 7H"},
     "AS KS QS"},
    {"The suitless joker wins at any time: it is not led while an ace is there",
     {"JK AS KS 7S AH KH AD 5D 6D 8C", kNoTrump, "discard:5D,6D,8C joker:none", "5C TH 7H"},
     "AS KS AH KH AD"},
    {"The suitless joker, last of all, is led with any suit",
     {"JK AS KS QS JS TS 9S 8S 7S 6S", kNoTrump,
      "discard:4D,5D,6D joker:none AS 5S 5C 6C KS 4H 7C 8C QS 5H 9C TC JS 6H JC QC TS 7H KC AC 9S 8H 7D 8D 8S 9H 9D TD "
      "7S TH JD QD 6S QH KD AD",
      "4D 5D 6D"},
     "JK:C JK:D JK:H JK:S"},
};

const Sensible kFollows[] = {
    {"The partner's ace is winning: no trump is spent on it",
     {"9H 8H 4D 5D 6D QD 7C 8C 9C TC", kHearts, "discard KS AS 5S"},
     "4D 5D 6D QD 7C 8C 9C TC"},
    {"Last to play, the lowest trump is enough for their ace",
     {"9H 8H 4D 5D 6D QD 7C 8C 9C TC", kHearts, "discard AS 6S 5S"},
     "8H"},
    {"Last to play, king and ace both win: either does, no higher is wasted on what a lower beats",
     {"AS KS 7S 4D 5D 6D 7C 8C 9C TC", kHearts, "discard QS 6S 5S"},
     "KS AS"},
    {"Last to play, ten and ace both win, and the ten is enough",
     {"AS TS 7S 4D 5D 6D 7C 8C 9C TC", kHearts, "discard 9S 6S 5S"},
     "TS"},
    {"What cannot win is the lowest card", {"KS 8S 7S 4D 5D 6D 7C 8C 9C TC", kHearts, "discard AS 6S 5S"}, "7S"},
    {"Under the partner's ace the lowest card does",
     {"QS 9S 6S 4D 5D 6D 7C 8C 9C TC", kHearts, "discard KS AS 5S"},
     "6S"},
    {"The partner's right bower takes the trump lead: the joker is not wasted on it",
     {"JK 8H 7S 4D 5D 6D 7C 8C 9C TC", kHearts, "discard AH JH 5H"},
     "8H"},
    {"Over their right bower only the joker wins",
     {"JK 8H 7S 4D 5D 6D 7C 8C 9C TC", kHearts, "discard JH 4H 5H"},
     "JK"},
    {"Their ace of trumps falls to the left bower; the joker stays for the right one",
     {"JK JD 8H 4D 5D 6D 7C 8C 9C TC", kHearts, "discard AH 4H 5H"},
     "JD"},
    {"Second to play, the ace of a side suit takes the trick while it still can",
     {"AS 7S 6S 4D 5D 6D 7C 8C 9C TC", kTheirs, "discard KS"},
     "AS"},
    {"Second to play without a card that wins: the lowest",
     {"QS 7S 6S 4D 5D 6D 7C 8C 9C TC", kTheirs, "discard KS"},
     "6S"},
    {"A trump for the declarer's ace led by him: the partner throws a small card",
     {"9H 8H 4D 5D 6D QD 7C 8C 9C TC", kPartners, "discard AS 6S"},
     "4D 5D 6D QD 7C 8C 9C TC"},
    {"Third to play over a low card of the partner's: the king may win",
     {"KS 7S 6S 4D 5D 6D 7C 8C 9C TC", kPartners, "discard 5S 8S"},
     "KS"},
    {"In no-trump the ace takes their king",
     {"AS 7S 6S 4D 5D 6D 7C 8C 9C TC", kTheirNoTrump, "discard joker:none KS 5S 8S"},
     "AS"},
    {"In no-trump, without the suit, rubbish goes and the ace stays; the partner's ace needs no joker",
     {"JK 7H 6H AD 5D 6D 7C 8C 9C TC", kTheirNoTrump, "discard joker:none KS AS 8S"},
     "7H 6H 5D 6D 7C 8C 9C TC"},
    {"In no-trump the joker stops their run when there are aces to cash",
     {"JK AH KH AD KD AC 7C 8C 9C TC", kTheirNoTrump, "discard joker:none AS 5S 8S"},
     "JK"},
};

}  // namespace

TEST_CASE("The computer player of Five Hundred leads with sense") {
  for (const Sensible& each : kLeads) check_sensible(each);
}

TEST_CASE("The computer player of Five Hundred follows with sense") {
  for (const Sensible& each : kFollows) check_sensible(each);
}
