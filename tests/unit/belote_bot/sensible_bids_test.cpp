// What the computer player says in the bidding.
#include "tests/unit/belote_bot/position.h"

using namespace rozbazi::belote;

namespace {

constexpr Mode kClassique = Mode::classique;
constexpr Mode kCoinche = Mode::coinche;

// Seat 3 deals, so that seat 0 speaks first.
const Sensible kTakes[] = {
    {"Jack, nine and ace of the turned-up suit with an ace beside them: nobody waits for better",
     {kClassique, 3, "JS 9S AS AH 8C", "8S", "", ""},
     "take"},
    {"No trump, no ace: there is nothing to take with", {kClassique, 3, "7S 8D 9C QH JD", "8S", "", ""}, "pass"},
    {"King and seven beside a turned-up ace, and nothing else, win two tricks at best",
     {kClassique, 3, "KS 7S 8D 9C JD", "AS", "", ""},
     "pass"},
    {"The turned-up jack makes nine, king and queen a hand with belote",
     {kClassique, 3, "KS QS 9S AH 8D", "JS", "", ""},
     "take"},
    {"A turned-up jack alone is no trump suit", {kClassique, 3, "JC JD 9H AH 8D", "JS", "", ""}, "pass"},
    {"The turned-up jack completes the carré of jacks: 200 points are hard to lose",
     {kClassique, 3, "JC JD JH AH 8D", "JS", "", ""},
     "take"},
    {"The dealer is the last to take in this round: jack, nine and two aces are plenty",
     {kClassique, 3, "JS AH AD 8C 7D", "9S", "pass pass pass", ""},
     "take"},
    {"Everybody refused spades, the own suit comes now: jack, nine and king with an ace",
     {kClassique, 3, "JS 9S KS AH 8C", "9D", "pass pass pass pass", ""},
     "take:S"},
    {"The suit that was refused may not be taken, and the others are short",
     {kClassique, 3, "9S TS KD 8H 7C", "JS", "pass pass pass pass", ""},
     "pass"},
    {"The last of all to speak takes with jack, nine, eight and two aces",
     {kClassique, 3, "JH 9H 8H AD TC", "AS", "pass pass pass pass pass pass pass", ""},
     "take:H"},
    {"The last of all to speak may still throw in a hand without a suit",
     {kClassique, 3, "9H 8H KD 8C 7D", "QS", "pass pass pass pass pass pass pass", ""},
     "pass"},
};

const Sensible kAuction[] = {
    {"Jack, nine, ace and eight with an ace beside them open in spades, at some height",
     {kCoinche, 3, "JS 9S AS 8S AH 7H KD 8C", "", "", ""},
     "bid:80S bid:90S bid:100S bid:110S bid:120S"},
    {"The five highest trumps and two aces with a ten are bid high",
     {kCoinche, 3, "JS 9S AS KS QS AH TH AD", "", "", ""},
     "bid:130S bid:140S bid:150S bid:160S bid:250S"},
    {"A hand without a jack, a nine with company or an ace says nothing",
     {kCoinche, 3, "7S 8S 9H 7H KD 8D 8C 7C", "", "", ""},
     "pass"},
    {"Jack and eight are too short for a trump suit with a single ace beside them",
     {kCoinche, 3, "JS 8S AH 7H 9D KD 8C 7C", "", "", ""},
     "pass"},
    {"The partner's 80 is raised with the nine of his suit and two aces",
     {kCoinche, 3, "AD AC 9H 7H KD 8D 8C 7S", "", "bid:80H pass", ""},
     "bid:90H bid:100H bid:110H bid:120H"},
    {"Nothing is added to the partner's bid with a hand of sevens and queens",
     {kCoinche, 3, "QD QC 9C 7S KD 8D 8C 7C", "", "bid:80H pass", ""},
     "pass"},
    {"Five trumps with jack, nine, ace and ten and an ace beside them go over the opponents' 80",
     {kCoinche, 3, "JH 9H AH TH 7H AD KC 7C", "", "bid:80S", ""},
     "bid:90H bid:100H bid:110H bid:120H bid:130H bid:140H bid:150H"},
    {"Without jack or nine of any suit two aces do not overbid",
     {kCoinche, 3, "7S 8D 9D AH AD KC 7C QC", "", "bid:80S", ""},
     "pass"},
    {"Jack, nine and two more of their trumps and two aces do not believe in 140",
     {kCoinche, 3, "JS 9S 8S 7S AH AD KC 7C", "", "bid:140S", ""},
     "coinche"},
    {"Jack, two trumps and two aces double 130 when two passes show that nobody has more",
     {kCoinche, 3, "JS 8S 7S AH AD KC 7C QD", "", "bid:130S pass pass", ""},
     "coinche"},
    {"A weak hand lets the opponents play their 80",
     {kCoinche, 3, "7S 8S 9H 7H KD 8D 8C 7C", "", "bid:80C", ""},
     "pass"},
    {"The partner has coinched: there is nothing to add",
     {kCoinche, 3, "AH JH 7H 8H KC 7C QD 8D", "", "bid:90S coinche pass", ""},
     "pass"},
    {"The own bid is coinched: a middling hand does not double it again",
     {kCoinche, 3, "9S AS KS 7S AH 8C QD 8D", "", "bid:90S pass pass coinche", ""},
     "pass"},
    {"What the hand is good for was said with the first bid: the partner's raise is left alone",
     {kCoinche, 3, "JS 9S AS 8S AH 7H KD 8C", "", "bid:110S pass bid:120S pass", ""},
     "pass"},
};

}  // namespace

TEST_CASE("The computer player of Belote takes with sense") {
  for (const Sensible& each : kTakes) check_sensible(each);
}

TEST_CASE("The computer player of Belote bids, raises and coinches with sense") {
  for (const Sensible& each : kAuction) check_sensible(each);
}
