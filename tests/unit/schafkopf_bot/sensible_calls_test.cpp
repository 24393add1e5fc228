// What the computer player calls, and which suit it names.
#include "tests/unit/schafkopf_bot/position.h"

using namespace rozbazi::schafkopf;

namespace {

const Sensible kAuction[] = {
    {"Two obers, five trumps and an ace beside them are a Rufspiel",
     {"QC QH JS AH 8H AC 9S KD", "", ""},
     "call:rufspiel"},
    {"Four high trumps, an ace and a void suit are one as well", {"QC QS JC 9H AC KC 8S 7S", "", ""}, "call:rufspiel"},
    {"Without a trump to speak of one passes", {"7H 8C 9C KS 8S TD KD 7D", "", ""}, "pass"},
    {"Two low trumps and a bare ten are no game", {"8H 7H TC 9S 8S KD 9D 8D", "", ""}, "pass"},
    {"The three highest obers, four more trumps and an ace are a Solo",
     {"QC QS QH JC AS TS 9S AD", "", ""},
     "call:solo"},
    {"Seven trumps with four obers in bells leave nothing to fear",
     {"QC QS QH QD AD TD 9D AC", "", ""},
     "call:solo call:solo_tout"},
    {"Three unters with two aces and tens are a Wenz", {"JC JS JH AS TS KS AD TD", "", ""}, "call:wenz call:wenz_tout"},
    {"The four unters and four aces take every trick", {"JC JS JH JD AC AS AH AD", "", ""}, "call:wenz_tout"},
    {"All obers and unters and nothing else is a Sie", {"QC QS QH QD JC JS JH JD", "", ""}, "call:sie"},
    {"A Sie is called over whatever stands", {"QC QS QH QD JC JS JH JD", "call:solo_tout", ""}, "call:sie"},
    {"A Rufspiel is not worth overbidding with a hand that is one itself",
     {"QC QH JS AH 8H AC 9S KD", "call:rufspiel", ""},
     "pass"},
    {"A Solo hand does not stop at another's Rufspiel", {"QC QS QH JC AS TS 9S AD", "call:rufspiel", ""}, "call:solo"},
    {"The aces of all suits that one has are in the own hand: no Rufspiel, and too little for more",
     {"QD JH 9H 8H 7H AC TC 9C", "", ""},
     "pass"},
};

const Sensible kDeclarations[] = {
    {"The ace is called in the only suit that allows it",
     {"QC QS JS AH 8H AC AS KD", "call:rufspiel pass pass pass", ""},
     "ace:D"},
    {"A suit with a single card is better called than a long one",
     {"QC QS JS AH 8H 9C KD 8D", "call:rufspiel pass pass pass", ""},
     "ace:C ace:D"},
    {"Of a long and a short suit the short one is called",
     {"QC QS JH AH KC 9C 8C 7D", "call:rufspiel pass pass pass", ""},
     "ace:D"},
    {"The long suit becomes trump", {"QC QS QH JC AS TS 9S AD", "call:solo pass pass pass", ""}, "trump:S"},
    {"Six hearts with the two highest obers: hearts",
     {"QC QS AH TH KH 9H 8H AC", "call:solo pass pass pass", ""},
     "trump:H"},
};

}  // namespace

TEST_CASE("The computer player of Schafkopf calls with sense") {
  for (const Sensible& each : kAuction) check_sensible(each);
}

TEST_CASE("The computer player of Schafkopf names a suit with sense") {
  for (const Sensible& each : kDeclarations) check_sensible(each);
}
