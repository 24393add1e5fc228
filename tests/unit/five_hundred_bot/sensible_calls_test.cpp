// What the computer player says in the auction.
#include "tests/unit/five_hundred_bot/position.h"

using namespace rozbazi::five_hundred;

namespace {

const Sensible kCalls[] = {
    {"Joker, both bowers, ace, king and queen of spades and an ace beside them are worth more than seven",
     {"JK JS JC AS KS QS AH KD 5D 6H", ""},
     "bid:8S bid:9S bid:10S"},
    {"A hand without a high card and without a long suit says nothing", {"9S 7S 8C 6C TD 7D 5D 9H 6H QC", ""}, "pass"},
    {"Right bower, ace, king and another spade with an ace beside them open in spades",
     {"JS AS KS 8S AH 6H 7D 9D 6C 8C", ""},
     "bid:6S bid:7S"},
    {"Five hearts with joker and both bowers open in hearts, not lower than seven",
     {"JK JH JD 9H 6H AC 7C 5S 8D 6D", ""},
     "bid:7H bid:8H bid:9H"},
    {"Joker, four aces and a king are a hand for no-trump",
     {"JK AS AH AD KD AC 5S 6H 7C 9C", ""},
     "bid:7NT bid:8NT bid:9NT"},
    {"Three small cards in every suit but one do not answer the partner's seven",
     {"9S 8S 7S TD 7D 5D 9C 6C QC 6H", "bid:7H pass"},
     "pass"},
    {"Joker, right bower, king and another heart with two aces raise the partner's seven",
     {"JK JH KH 8H AS 7S AC 6C 9D 7D", "bid:7H pass"},
     "bid:8H bid:9H bid:10H"},
    {"One ace and two small trumps are what the partner counts on: no raise",
     {"8H 5H AS 7S 9S 6C TC 9D 7D 5D", "bid:7H pass"},
     "pass"},
    {"Against eight hearts a hand with a single trick stays quiet",
     {"AS 7S 9S 6C TC 9D 7D 5D 8H 5H", "bid:8H"},
     "pass"},
    {"Five spades with joker and both bowers and an ace go over the opponents' six",
     {"JK JS JC 9S 7S AC AD 7D 6H 5H", "bid:6H"},
     "bid:7S bid:8S bid:9S"},
    {"The partner supported the own suit: what the hand is good for was said with the first bid",
     {"JS AS KS 8S AH 6H 7D 9D 6C 8C", "bid:6S pass bid:7S pass"},
     "pass"},
    {"After the highest of all bids there is nothing to say", {"JK JH JD AH KH QH TH 9H 8H 7H", "bid:10NT"}, "pass"},
    {"Only low cards, each of them to be ducked: misère over a seven",
     {"4H 6H 8H 4D 6D 5S 7S 9S 5C 7C", "bid:7S"},
     "bid:misere bid:open_misere"},
    {"Without a seven before it misère may not be bid: such a hand passes or plays it open",
     {"4H 6H 8H 4D 6D 5S 7S 9S 5C 7C", ""},
     "pass bid:open_misere"},
    {"Four bare honours are no misère", {"KH KD KS KC 9H 9D 9S 9C 8H 8D", "bid:7S"}, "pass"},
    {"The partner plays misère alone: it is left to him",
     {"JH AH KH QH 8H AS 7S 6C 9D 7D", "bid:6H bid:7C bid:misere pass"},
     "pass"},
};

}  // namespace

TEST_CASE("The computer player of Five Hundred calls with sense") {
  for (const Sensible& each : kCalls) check_sensible(each);
}
