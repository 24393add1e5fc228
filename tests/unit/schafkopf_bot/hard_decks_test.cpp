// What players complain of in computer players elsewhere, and what the hard player does instead. Seat 3 deals, seat 0
// leads to the first trick.
#include "tests/players/leveled.h"
#include "tests/unit/schafkopf_bot/position.h"

using namespace rozbazi;
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
constexpr std::string_view kRamsch = "pass pass pass pass";

const Sensible kBids[] = {
    {"It does not play with two low trumps and a bare ten", {"8H 7H TC 9S 8S KD 9D 8D", "", ""}, "pass"},
    {"It does not pass with the three highest obers, four more trumps and an ace",
     {"QC QS QH JC AS TS 9S AD", "", ""},
     "call:solo call:solo_tout"},
    {"It does not overbid its partner's game with a hand that is a Rufspiel itself",
     {"QC QH JS AH 8H AC 9S KD", "call:rufspiel", ""},
     "pass"},
    {"It does not call a Rufspiel with a hand that takes every trick",
     {"JC JS JH JD AC AS AH AD", "", ""},
     "call:wenz_tout"},
};

const Sensible kFriends[] = {
    {"A partner does not ruff the caller's winning ober with a higher one",
     {"QS 9H 7H AS 8S KC 9D 7D", kIPlay, "QC"},
     "7H 9H"},
    {"A partner without trumps gives his points to the caller's sure trick",
     {"AS 8S TC KC 9C TD KD 7D", kIPlay, "QC 9H JD"},
     "TC TD"},
    {"A fellow defender's ace that the soloist has followed to is not ruffed",
     {"QS JH KS 8S TS 8D 9D 7D", kNextSolo, "AC KC 9C"},
     "KS TS 8S 8D 9D 7D"},
    {"A defender feeds the trick that a fellow defender's ober has taken last",
     {"AS TS KC 8C 9C TD 8D 7D", kNextSolo, "7H KH QC"},
     "AS TS TD"},
};

const Sensible kFoes[] = {
    {"No ten goes into the caller's sure trick", {"KS 8S AC TC 9C 8C 9D 7D", kIPlay, "QC 9H JD"}, "8S 8C 9C 9D 7D"},
    {"No ten goes into the soloist's sure trick", {"KS 8S AC TC 9C TD 8D 7D", kMySolo, "QC 9H 7H"}, "8S 8D 7D 9C"},
    {"No high trump is thrown under the highest", {"QD AH 8H KS TC 8C 9D 7D", kIPlay, "QC 9H JD"}, "8H"},
    {"A search of the called ace is not let pass: the defender without the suit trumps it",
     {"QD JH 8H TC 9C KD 9D 7D", kNextPlays, "9S KS AS"},
     "8H JH"},
    {"The foes' ace with points in it is not let pass by the caller who is last",
     {"QC QS AH 8H 9H 9S KD 8D", kLastPlays, "AC 7C TC"},
     "AH 8H 9H"},
    {"The ten of trumps does not ruff where an ober must come after it",
     {"QC QS QH JC AH 9H 8H 7S", kLastSolo, "AC 7C TC"},
     "AH 9H 8H"},
};

const Sensible kLeads[] = {
    {"A caller does not lead his low trumps", {"QC QS JS AH 8H AC 9S KD", kIPlay, ""}, "QC QS JS AC"},
    {"A soloist draws trumps from the top", {"QC QS QH JC AH 9H AD 7S", kMySolo, ""}, "QC QS QH"},
    {"A Wenz begins with the unters", {"JC JS JH AS TS KS AD TD", kMyWenz, ""}, "JC JS JH"},
    {"With no unter out the plain tricks come, from the top",
     {"JC JS JH AS TS KS AD TD", kMyWenz, "JC JD 9H 8H"},
     "AS AD TS TD KS"},
    {"A defender leads no trump for the soloist", {"8H AC TC 9C 8C KS 9D 7D", kNextSolo, ""}, "AC TC 8C 9C KS 9D 7D"},
    {"A partner leads a trump, not a suit of his own", {"QH JC 9H AS 8S KC 9D 7D", kNextPlays, ""}, "QH JC 9H"},
    {"A defender searches the called ace", {"JD 8H KS 9S TC 8C KD 7D", kNextPlays, ""}, "9S KS"},
    {"A Tout is led from the top",
     {"QC QS QH QD JC AH TH AD", "call:solo_tout pass pass pass trump:H", ""},
     "QC QS QH QD JC"},
};

const Sensible kRamsches[] = {
    {"In a Ramsch no ace is led", {"QC JD 9H AC 7C KS 7S 9D", kRamsch, ""}, "7C 7S 9D"},
    {"In a Ramsch points are got rid of under a higher card", {"QC JD 9H AC KC 7C 7S 9D", kRamsch, "TC 9C"}, "KC"},
    {"In a Ramsch who has not the suit throws an ace", {"JD 9H 8H AC 8C AS 9S 8S", kRamsch, "KD AD TD"}, "AC AS"},
    {"A Tout is stopped by the one card that can",
     {"AC 9C 8C 7S 8S KD 8D 7D", "pass pass call:wenz_tout pass", "KC QC TC"},
     "AC"},
};

template <std::size_t Count>
void check_hard(const Sensible (&decks)[Count]) {
  Options options;
  options.ramsch = true;
  for (const Sensible& each : decks) check_sensible(each, Leveled<Schafkopf>(options, Level::hard));
}

}  // namespace

TEST_CASE("The hard player of Schafkopf calls with sense") { check_hard(kBids); }
TEST_CASE("The hard player of Schafkopf lets its friends win, and feeds them") { check_hard(kFriends); }
TEST_CASE("The hard player of Schafkopf gives its foes nothing") { check_hard(kFoes); }
TEST_CASE("The hard player of Schafkopf leads with sense") { check_hard(kLeads); }
TEST_CASE("The hard player of Schafkopf plays a Ramsch, and against a Tout, with sense") { check_hard(kRamsches); }
