// What the computer player leads and follows with. Spades are trumps; seat 0 leads to the first trick.
#include "tests/unit/teen_do_paanch_bot/position.h"

using namespace rozbazi::teen_do_paanch;

namespace {

constexpr Options kHighSevens{true, 2, Scoring::tricks, {}};

const Sensible kLeads[] = {
    {"With the four highest trumps and masters beside them, trumps are drawn from the top",
     {"AS KS QS JS AH KH AD KD AC KC", "S"},
     "AS KS QS JS"},
    {"Six trumps from the top, each as high as the ace, draw the two that are out",
     {"AS KS QS JS TS 9S AH 9D 8D 8C", "S"},
     "AS KS QS JS TS 9S"},
    {"Without a trump the aces go at once", {"AH KH QH AD KD 9D AC JC 9C 8C", "S"}, "AH KH AD KD AC"},
    {"The king is not led into the ace while other cards can go",
     {"9S 8S 7S KH 8H JD 9D 8D TC 9C", "S"},
     "JD 9D 8D TC 9C 8H"},
    {"No trumps are left in any hand: the masters win now, and after the loser nothing would bring them in",
     {"AS KS QS JS TS AH KH QH JH 8C", "S", "AS 9S 8S KS 7S 9D QS TD JD JS QD KD TS AD 8D"},
     "AH KH QH JH"},
    {"The last two cards, the ace is the highest that is out and nobody has a trump: it wins before the loser",
     {"AS KS QS JS TS 9S 8S 7S AH 8D", "S", "AS 8C 9C KS TC JC QS QC KC JS AC 9D TS TD JD 9S QD KD 8S 8H 9H 7S TH JH"},
     "AH"},
    {"With high sevens the heart seven draws the trump ace",
     {"7H 7S KS QS JS AH KH AD KD AC", "S", "", {}, "", kHighSevens},
     "7H 7S"},
};

const Sensible kFollows[] = {
    {"Last to play: the ace takes the king", {"AH 9H 8S QD 9D 8D JC 9C 8C TC", "S", "QH KH"}, "AH"},
    {"Last to play: the lowest card that wins is enough", {"AH QH 9H 8S QD 9D 8D JC 9C 8C", "S", "TH JH"}, "QH"},
    {"Last to play under a card that cannot be beaten: the lowest goes",
     {"QH 9H 8H 8S QD 9D 8D JC 9C 8C", "S", "TH KH"},
     "8H"},
    {"Last to play: the nine that wins saves queen and ace", {"AH QH 9H 8S QD 9D 8D JC 9C 8C", "S", "7H 8H"}, "9H"},
    {"Second to play under the ace: the lowest goes, the king is the highest then",
     {"KH 9H 8H 8S QD 9D 8D JC 9C 8C", "S", "AH"},
     "8H"},
    {"Second to play: the ace takes the queen before the king can", {"AH 9H 8S QD 9D 8D JC 9C 8C TC", "S", "QH"}, "AH"},
    {"Second to play: the king is the highest once the ace has gone",
     {"KH TH 9S 8S QD 9D 8D JC 9C 8C", "S", "AH TH 8H QH"},
     "KH"},
    {"Void of the suit, last to play: the smallest trump takes the trick",
     {"AS 8S QD 9D 8D JC 9C 8C TC QC", "S", "KH AH"},
     "8S"},
    {"Void of the suit, last to play, a small trump lies there: the next higher one takes it, not the ace",
     {"AS TS 8S QD 9D 8D JC 9C 8C TC", "S", "AH 9S"},
     "TS"},
    {"Void of the suit, last to play over a trump that cannot be beaten: a small card of another suit goes, no trump",
     {"TS 8S QD 9D 8D JC 9C 8C TC QC", "S", "AH AS"},
     "8C 9C TC JC 8D 9D"},
    {"Void of the suit, second to play: a trump takes the ace's trick",
     {"KS 8S QD 9D 8D JC 9C 8C TC QC", "S", "AH"},
     "8S KS"},
    {"Void of suit and trumps: nothing that may win is thrown away",
     {"AD KD 9D 8D AC KC QC 9C 8C TC", "S", "AH"},
     "8C 9C 8D 9D"},
    {"Void of suit and trumps, the king keeps its guard", {"KD 8D AC KC QC JC TC 9C 8C TD", "S", "AH"}, "8C 9C TC"},
    {"Trumps led, the king last under the ace: the smallest trump goes",
     {"KS 8S QD 9D 8D JC 9C 8C TC QC", "S", "AS 9S"},
     "8S"},
    {"Trumps led, last to play: the lowest trump that wins", {"AS QS 8S 9D 8D JC 9C 8C TC QC", "S", "TS JS"}, "QS"},
    {"Trumps led, last to play: only the ace beats the king", {"AS 9S 8S 9D 8D JC 9C 8C TC QC", "S", "QS KS"}, "AS"},
    {"Trumps led by the king, second to play without the ace: the smallest trump goes",
     {"QS 9S 8S 9D 8D JC 9C 8C TC QC", "S", "KS"},
     "8S"},
    {"With high sevens the spade seven takes the trump ace, last to play",
     {"7S 9S 8S 9D 8D JC 9C 8C TC QC", "S", "AS KS", {}, "", kHighSevens},
     "7S"},
};

}  // namespace

TEST_CASE("The computer player of Teen Do Paanch leads with sense") {
  for (const Sensible& each : kLeads) check_sensible(each);
}

TEST_CASE("The computer player of Teen Do Paanch follows with sense") {
  for (const Sensible& each : kFollows) check_sensible(each);
}
