// What the computer player leads and follows with. Seat 3 deals, seat 0 leads to the first trick.
#include "tests/unit/schafkopf_bot/position.h"

using namespace rozbazi::schafkopf;

namespace {

constexpr std::string_view kIPlay = "call:rufspiel pass pass pass ace:S";      // seat 0
constexpr std::string_view kNextPlays = "pass call:rufspiel pass pass ace:S";  // seat 1
constexpr std::string_view kThirdPlays = "pass pass call:rufspiel pass ace:S";
constexpr std::string_view kLastPlays = "pass pass pass call:rufspiel ace:S";
constexpr std::string_view kMySolo = "call:solo pass pass pass trump:H";
constexpr std::string_view kNextSolo = "pass call:solo pass pass trump:H";
constexpr std::string_view kLastSolo = "pass pass pass call:solo trump:H";
constexpr std::string_view kMyWenz = "call:wenz pass pass pass";
constexpr std::string_view kLastWenz = "pass pass pass call:wenz";
constexpr std::string_view kRamsch = "pass pass pass pass";

const Sensible kRufspiel[] = {
    {"The caller draws trumps", {"QC QS JS AH 8H AC 9S KD", kIPlay, ""}, "QC QS JS 8H"},
    {"The caller without the highest ober draws them too", {"QS QH JC 9H 8H AC KS 8S", kIPlay, ""}, "QS QH JC 9H 8H"},
    {"A defender searches the called ace", {"JD 8H KS 9S TC 8C KD 7D", kNextPlays, ""}, "9S KS"},
    {"A defender searches with what he has of the suit", {"JD 8H 7S TC 9C 8C KD 7D", kLastPlays, ""}, "7S"},
    {"The partner leads a trump for the caller", {"QH JC 9H AS 8S KC 9D 7D", kNextPlays, ""}, "QH JC 9H"},
    {"The partner's ace must fall when its suit is led", {"QH 9H 7H AS 8S KC 9D 7D", kThirdPlays, "KS"}, "AS"},
    {"The partner gives the caller's sure trick the points of his trump",
     {"AH 8H AS 8S TC KC 9D 7D", kIPlay, "QC"},
     "AH"},
    {"Last to play, the partner feeds the trick that the caller has, having no trump",
     {"AS 8S TC KC 9C TD KD 7D", kIPlay, "QC 9H JD"},
     "TC TD"},
    {"A defender gives no points to the caller's trick, having no trump",
     {"KS 8S AC TC 9C 8C 9D 7D", kIPlay, "QC 9H JD"},
     "8S 8C 9C 9D 7D"},
    {"A defender plays his lowest trump under the caller's highest",
     {"QD AH 8H KS TC 8C 9D 7D", kIPlay, "QC 9H JD"},
     "8H"},
    {"A defender takes the called ace by a trump, being without the suit",
     {"QD JH 8H TC 9C KD 9D 7D", kNextPlays, "9S KS AS"},
     "8H JH"},
    {"The ace takes the suit's first trick", {"QD JH 8H AC 9C KD 9D 7D", kThirdPlays, "KC"}, "AC"},
    {"The caller, last to play, trumps the foes' ace that has points in it",
     {"QC QS AH 8H 9H 9S KD 8D", kLastPlays, "AC 7C TC"},
     "AH 8H 9H"},
};

const Sensible kSolos[] = {
    {"The soloist draws trumps from the top", {"QC QS QH JC AH 9H AD 7S", kMySolo, ""}, "QC QS QH JC"},
    {"The defender before the soloist leads a plain suit, not a trump",
     {"8H AC TC 9C 8C KS 9D 7D", kNextSolo, ""},
     "AC TC 8C 9C KS 9D 7D"},
    {"The last trump is not led for the soloist", {"AH 9C 8C 7C KS 8S 9D 7D", kLastSolo, ""}, "9C 8C 7C KS 8S 9D 7D"},
    {"A defender feeds the trick that a fellow defender's ober has taken last",
     {"AS TS KC 8C 9C TD 8D 7D", kNextSolo, "7H KH QC"},
     "AS TS TD"},
    {"Nobody feeds the soloist's trick", {"KS 8S AC TC 9C TD 8D 7D", kMySolo, "QC 9H 7H"}, "8S 8D 7D 9C"},
    {"The soloist, last to play, takes the tens home with his small trump",
     {"QC QS QH JC AH 9H 8H 7S", kLastSolo, "AC 7C TC"},
     "AH 9H 8H"},
};

const Sensible kWenzes[] = {
    {"The Wenz player draws the unters from the top", {"JC JS JH AS TS KS AD TD", kMyWenz, ""}, "JC JS JH"},
    {"With no unter out the plain tricks come, from the top",
     {"JC JS JH AS TS KS AD TD", kMyWenz, "JC JD 9H 8H"},
     "AS AD TS TD KS"},
    {"Against a Wenz an ace is led, or what is safe, not the unter",
     {"JH AC KC 9C 8S 7S 9D 8D", kLastWenz, ""},
     "AC KC 9C 8S 7S 9D 8D"},
    {"In a Wenz the ober follows his suit, and the ten goes to the own side's ace",
     {"TC QC 8S 7S 9H 8H KD 8D", "pass pass call:wenz pass", "KC AC 7C"},
     "TC"},
};

const Sensible kTouts[] = {
    {"A Tout is led from the top",
     {"QC QS QH QD JC AH TH AD", "call:solo_tout pass pass pass trump:H", ""},
     "QC QS QH QD JC"},
    {"A single trick stops a Tout: the ace goes up",
     {"AC 9C 8C 7S 8S KD 8D 7D", "pass pass call:wenz_tout pass", "KC QC TC"},
     "AC"},
    {"A Wenz-Tout goes on with the unters while one is out",
     {"JC JS AC TC AD TD AS TS", "call:wenz_tout pass pass pass", "JC JD 9C 8C"},
     "JS"},
};

const Sensible kRamsches[] = {
    {"In a Ramsch one leads low", {"QC JD 9H AC 7C KS 7S 9D", kRamsch, ""}, "7C 7S 9D"},
    {"In a Ramsch the highest card that loses gets rid of points",
     {"QC JD 9H AC KC 7C 7S 9D", kRamsch, "TC 9C"},
     "KC 7C"},
    {"Without the suit one throws the ace away", {"JD 9H 8H AC 8C AS 9S 8S", kRamsch, "KD AD TD"}, "AC AS"},
    {"Having to take the trick as the last, one takes it without a ten",
     {"QC JD 9H AC TC 7S 8S 9D", kRamsch, "7C 8C 9C"},
     "AC TC"},
    {"A Durchmarsch is stopped by the ace that beats",
     {"AC KC 8C 9D 8D 9S 8S 7S", kRamsch, "QC 7H 8H 9S QS 9H TH 8S QH KH AH 7S QD JS JH 9D TC 7C 9C"},
     "AC"},
};

}  // namespace

TEST_CASE("The computer player plays a Rufspiel with sense") {
  for (const Sensible& each : kRufspiel) check_sensible(each);
}

TEST_CASE("The computer player plays a Solo, and against one, with sense") {
  for (const Sensible& each : kSolos) check_sensible(each);
}

TEST_CASE("The computer player plays a Wenz, and against one, with sense") {
  for (const Sensible& each : kWenzes) check_sensible(each);
}

TEST_CASE("The computer player plays a Tout, and against one, with sense") {
  for (const Sensible& each : kTouts) check_sensible(each);
}

TEST_CASE("The computer player plays a Ramsch with sense") {
  for (const Sensible& each : kRamsches) check_sensible(each);
}
