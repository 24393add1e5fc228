// What the computer player leads and follows with. Trump is the suit that was bid; seat 0 leads to the first trick.
#include "tests/unit/belote_bot/position.h"

using namespace rozbazi::belote;

namespace {

Position after(std::string_view bidding, std::string_view hand, std::string_view played) {
  return {Mode::coinche, 3, hand, "", bidding, played};
}
constexpr std::string_view kWeTake = "bid:100S pass pass pass";                  // seats 0 and 2
constexpr std::string_view kPartnerTakes = "pass pass bid:100S pass pass pass";  // seat 2
constexpr std::string_view kTheyTake = "pass bid:100S pass pass pass";           // seats 1 and 3

const Sensible kLeads[] = {
    {"The taker draws trumps from the top: nothing beats the jack, nor what lies right under it",
     after(kWeTake, "JS 9S AS 8S AH 7H KD 8C", ""), "JS 9S AS"},
    {"The taker without the jack makes it fall with a small trump, and keeps nine and ace",
     after(kWeTake, "9S AS KS 8S AH TH KD 8C", ""), "8S"},
    {"The taker's partner leads a trump for him, the small one of two",
     after(kPartnerTakes, "AS 8S KH QH 7H KD 8D 7C", ""), "8S"},
    {"The taker's partner with a single trump may lead it, or his ace first",
     after(kPartnerTakes, "8S AH TH 7H KD 8D 9D 7C", ""), "8S AH"},
    {"A defender's ace goes before somebody can be without the suit", after(kTheyTake, "QS 8S AH TH KD 8D 7C JC", ""),
     "AH"},
    {"A defender leads neither trumps nor away from the ten", after(kTheyTake, "QS 8S TH QH KD 8D 7C JC", ""),
     "QH KD 8D 7C JC"},
    {"A defender does not lead his trump ace into the taker's jack and nine",
     after(kTheyTake, "AS 8S 7S TH QH TD KC 7C", ""), "QH KC 7C TD 7S 8S"},
    {"Once the opponents have no trumps the aces come, not more trumps",
     after(kWeTake, "JS 9S AS 8S AH TH KD 8C", "JS KS 7S QS 9S 7D TS 8D"), "AH TH"},
};

const Sensible kFollows[] = {
    {"Last to play, ten and ace both win: the ten is brought home, the ace still is the highest",
     after("bid:80S pass pass pass", "AH TH 7H KD 8D 7C 9C JC", "8H QH 9H"), "TH"},
    {"Last to play: the ace takes the king", after("bid:80S pass pass pass", "AH 7H KD 8D 7C 9C JC QC", "8H 9H KH"),
     "AH"},
    {"Second to play: the ace wins before the suit is trumped",
     after("bid:80S pass pass pass", "AH 7H KD 8D 7C 9C JC QC", "8H"), "AH"},
    {"Under the opponents' ace the seven is thrown, not the ten",
     after("bid:80S pass pass pass", "TH 7H KD 8D 7C 9C JC QC", "AH"), "7H"},
    {"The partner's low lead was taken by their king: the ace answers",
     after("bid:80S pass pass pass", "AH 8H KD 8D 9C JC QC 7S", "7H KH"), "AH"},
    {"Last to play, the partner's ace wins: it gets points from a hand without the suit, no trump, nothing empty",
     {Mode::coinche, 2, "TD 9D KC 8C 7C JD QD TS", "", "pass pass pass bid:80S pass pass pass", "7H AH 8H"},
     "KC TD QD JD"},
    {"Trumping as the last to play, the smallest trump does it",
     after("bid:80S pass pass pass", "7S 9S KD 8D 9C JC QC 7C", "AH KH 7H"), "7S"},
    {"Over their eight of trumps the nine takes the trick and its own fourteen points home; the ace would do as well",
     after("pass pass bid:80S pass pass pass", "9S AS KD 8D 9C JC QC 7C", "AH 7H 8S"), "9S AS"},
    {"Under their jack the nine is kept", after(kWeTake, "9S 7S AH TH KD 8C 7C 9D", "JS"), "7S"},
    {"Over their ace of trumps either of jack and nine wins", after(kWeTake, "JS 9S AH TH KD 8C 7C 9D", "AS"), "9S JS"},
    {"Under the partner's jack the nine is kept: it is the highest trump then",
     after(kWeTake, "9S 7S AH TH KD 8C 7C 9D", "JS 8S"), "7S"},
    {"The partner's ace is winning and may stay: no trump is spent on it",
     after("bid:80S pass pass pass", "9S AS KD 8D 9C JC QC 7C", "AH 7H"), "KD 8D 9C JC QC 7C"},
    {"The partner's trump wins in the end: he gets the ten that has no guard, not the ace",
     after("pass pass bid:80S pass pass pass", "TD 8D TC JC QC 7C 9S AD", "AH 7S KH"), "TC QC TD"},
    {"Without the suit and without trumps, against their winning card, nothing of worth is thrown",
     after("bid:80S pass pass pass", "TD 8D 9C 8C KH 8H QH JH", "JS"), "9C 8C 8H JH QH"},
};

}  // namespace

TEST_CASE("The computer player of Belote leads with sense") {
  for (const Sensible& each : kLeads) check_sensible(each);
}

TEST_CASE("The computer player of Belote follows with sense") {
  for (const Sensible& each : kFollows) check_sensible(each);
}
