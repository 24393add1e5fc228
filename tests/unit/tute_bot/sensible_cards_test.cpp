// What the computer player leads and follows with. The last seat deals, so that seat 0 leads to the first trick.
#include "tests/unit/tute_bot/position.h"

using namespace rozbazi::tute;

namespace {

const Sensible kLeads[] = {
    {"With the highest trumps and their pair the lead is a sure trick, to sing forty after it",
     {4, "7S", "", "AS 3S KS QS JS 4H 5H 6D 7D 2C"},
     "AS 3S"},
    {"An ace wins a trick to sing the pair of hearts after", {4, "7S", "", "AD KH QH 2C 4C 5C 6D 7D 4S 2H"}, "AD"},
    {"Without a sure trick the pair stays together",
     {4, "7S", "", "KH QH 2C 4C 5C 6D 7D 5D 4S 2S"},
     "2C 4C 5C 6D 7D 5D 4S 2S"},
    {"The three does not go where the ace is out",
     {4, "7S", "", "3H 4H 2C 4C 5C 6D 7D 5D 4S 2S"},
     "4H 2C 4C 5C 6D 7D 5D 4S 2S"},
    {"With three players an ace goes before somebody is without the suit",
     {3, "7S", "", "AH 4H 5H 2C 4C 5C JD 6D 7D 4S 2S 5S 7C"},
     "AH"},
    {"With three players the pair stays together until a trick is won",
     {3, "7S", "", "KH QH 5H 2C 4C 5C JD 6D 7D 4S 2S 5S 7C"},
     "5H 2C 4C 5C JD 6D 7D 4S 2S 5S 7C"},
    {"While there is a stock the lead is a card without worth", {2, "JS", "", "AS 3S AH 3H KD QD 4C 2C"}, "4C 2C"},
    {"Nor are trumps led then", {2, "JS", "", "4S 5S 2S AH 3H KD 6C 7H"}, "6C 7H"},
    {"A seven that could fetch the ace is kept", {2, "AS", "", "7S 2S AH 3H KD QD 6C 7H"}, "6C 7H"},
    {"Three kings with the fourth still to be drawn are kept", {2, "JS", "", "KS KH KD AS 3S AH 4C 2H"}, "4C 2H"},
    {"All trumps but the own are gone: the aces come, not more trumps",
     {4, "5S", "AS 2S 4S 5S 3S 6S 7S QS", "KS JS AH 4H AD 2C 5C 6C"},
     "AH AD"},
    {"With two players the last cards are counted: the ace of clubs takes the other's only one, the king",
     {2, "4D", "2S 3S 2C 3C sing:S 6S 4C 5H 5C 6H 5S 7C 7S 4H AH sing:C 4S KS 7H JC 2H QC JS 6C JH 2D sing:H QH 4D",
      "6D 7D AC AD JD QD QS"},
     "AC"},
    {"With two players the last cards are counted: both aces take a caballo home",
     {2, "2H", "6C 5S 2D 7C 6D JD sing:D 4C JC JS 7D 5C KD 5D 7S 6H JH sing:S 2C 4S KS 4D 2S AS KC 5H 6S QH",
      "2H 3C 3D 4H 7H AC AD"},
     "AC AD"},
};

const Sensible kFollows[] = {
    {"Last to play, the partner's ace wins: it gets the three",
     {4, "7S", "4H AH 2H", "7S 3H 6H 7H 4D 5D 2C 6C JD 5C"},
     "3H"},
    {"Last to play, the partner's ace wins: it gets the sota, not the five",
     {4, "7S", "4H AH 2H", "7S JH 5H 7C 4D 5D 2C 6C JD 5C"},
     "JH"},
    {"Under the opponents' ace the five is thrown, not the sota",
     {4, "7S", "AH 4H 2H", "7S JH 5H 7C 4D 5D 2C 6C JD 5C"},
     "5H"},
    {"Under the opponents' ace the pair stays together", {4, "7S", "AH 4H 2H", "7S KH QH 5H 4D 5D 2C 6C JD 5C"}, "5H"},
    {"Without a small one, the sota rather than the pair",
     {4, "7S", "AH 4H 2H", "7S KH QH JH 4D 5D 2C 6C JD 5C"},
     "JH"},
    {"Last to play and trumping, the smallest trump does it",
     {4, "5S", "AH 4H 2H", "2S 5S AS 7C 4D 5D 2C 6C JD 5C"},
     "2S 5S"},
    {"House rule: the partner's trump wins already, but who takes the trick may sing forty",
     {4, "5S", "4H 4S 2H", "5S KS QS 7C 4D 5D 2C 6C JD 5C", false},
     "5S"},
    {"House rule: without a song to come the partner's trump is left alone",
     {4, "5S", "4H 4S 2H", "5S AS 7S 7C 4D 5D 2C 6C QD JC", false},
     "QD JC"},
    {"House rule: an opponent's trump must be beaten, and the smallest does it",
     {4, "5S", "AH 2H 4S", "5S KS QS 7C 4D 5D 2C 6C JD 5C", false},
     "5S"},
    {"Over an opponent's trump the smallest that wins",
     {4, "7S", "AH 2H 4S", "5S 7S AS 7C 4D 5D 2C 6C JD 5C"},
     "5S 7S"},
    {"The opponents' ace of trumps cannot be beaten: nothing of worth is thrown",
     {4, "7S", "AH 2H AS", "5S 7S KS 7C 4D 5D 3C 6C JD KC"},
     "7C 4D 5D 6C"},
    {"House rule: the partner's ace need not be trumped, it gets points",
     {4, "7S", "AH 2H", "5S 6S 4S 7C 4D 5D 3C 6C JD 2C", false},
     "3C JD"},
    {"Last to play without the suit or a trump, the partner's trick gets the three that has no guard",
     {4, "7S", "4H AH 2H", "7S 3C KD QD 4D 5D 6D 7D JD 2D", false},
     "3C"},
    {"With three players, last to play, the king wins as well as the ace, which stays the highest",
     {3, "7S", "4H JH", "7S KH AH QC 5C 4D 5D 2C 6C JD 3C 7C 6D"},
     "KH"},
    {"With three players, under a trick that is lost, the smallest",
     {3, "7S", "AH 4H", "7S KH 2H QC 5C 4D 5D 2C 6C JD 4C 7C 6D"},
     "2H"},
    {"Two players: an ace led into the stock phase is trumped with a small trump",
     {2, "JS", "AD", "4S 2C 7H 5C KH 3C 6D 4H"},
     "4S"},
    {"Two players: the three is taken with the ace", {2, "JS", "3H", "AH 2C 7H 5C KD 3C 6D 4D"}, "AH"},
    {"Two players: a worthless card is answered with a worthless one",
     {2, "JS", "4C", "2C AS 3S KD QH 3D 3H 2D"},
     "2C 2D"},
    {"Two players: the king is trumped with the two, and the seven fetches the ace after it",
     {2, "AS", "KD", "7S 2S 2H 4H 5C 6C 4D 5H"},
     "2S"},
    {"Two players: for a worthless trick no trump is spent",
     {2, "JS", "7C", "KS AS 2H 4H 5D 6D 4D 5H"},
     "2H 4H 5D 6D 4D 5H"},
    {"Two players: of a lost trick's points as few as can be", {2, "JS", "AC", "3C KC QH 4H AD 6D 3D 5H"}, "4H 6D 5H"},
    {"Two players, the last cards of the stock: who loses this trick draws the three of trumps",
     {2, "3S", "4H 6D sing:H 2D 3D sing:S 5C 5H 6C 5D sing:C 7C 4C 4D QH 7H KH 2S 2H 4S JC 5S 7D 2C 3C 6H",
      "JH KD JD AC AS 6S 3H AD"},
     "JD KD"},
};

}  // namespace

TEST_CASE("The computer player of Tute leads with sense") {
  for (const Sensible& each : kLeads) check_sensible(each);
}

TEST_CASE("The computer player of Tute follows with sense") {
  for (const Sensible& each : kFollows) check_sensible(each);
}
