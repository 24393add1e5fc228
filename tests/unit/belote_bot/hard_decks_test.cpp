// What players complain about in computer partners elsewhere, and what the hard player of Belote does there instead.
// Where nothing else is said trump is spades, and seat 0 leads to the first trick.
#include "tests/players/leveled.h"
#include "tests/unit/belote_bot/position.h"

using namespace rozbazi;
using namespace rozbazi::belote;

namespace {

Position after(std::string_view bidding, std::string_view hand, std::string_view played) {
  return {Mode::coinche, 3, hand, "", bidding, played};
}
constexpr std::string_view kWeTake = "bid:80S pass pass pass";                  // seats 0 and 2
constexpr std::string_view kPartnerTakes = "pass pass bid:80S pass pass pass";  // seat 2
constexpr std::string_view kTheyTake = "pass bid:80S pass pass pass";           // seats 1 and 3

const Sensible kPartnersTrick[] = {
    {"Complaint: he ruffs my winner. The partner's ace wins: no trump is spent on it",
     after(kWeTake, "9S AS KD 8D 9C JC QC 7C", "AH 7H"), "KD 8D 9C JC QC 7C"},
    {"Complaint: he ruffs my winner. Last to play, the partner's ace wins, and a ten without a guard comes home on it",
     after(kTheyTake, "TD 8C 7C JC 9S 7S QD JD", "7H AH 8H"), "TD QD JC"},
    {"Complaint: he overtrumps me. The partner's trump wins as it is",
     after("pass pass bid:80S pass pass pass", "JS 9S TD 8D 7D QC 8C 7C", "AH 8S KH"), "TD QC 8D 7D 8C 7C"},
    {"Complaint: he beats my card for nothing. The partner's ten wins for certain: the seven is thrown, not the ace",
     after(kWeTake, "AH 7H KD 8D 7C 9C JC QC", "TH 8H KS"), "7H"},
    {"Complaint: he gives me nothing. The partner's trump wins in the end: he gets the ten that has no guard",
     after("pass pass bid:80S pass pass pass", "TD 8D TC JC QC 7C 9S AD", "AH 7S KH"), "TC QC TD AD"},
    {"Complaint: he gives the trick that I was about to win. The partner's jack of trumps takes everything: the ten in",
     after(kTheyTake, "TS 7S AH 8H KD 8D 7C 9C", "8S JS QS"), "TS"},
};

const Sensible kTheirTrick[] = {
    {"Complaint: he throws a ten into the enemy's trick. Their ace wins: the seven goes",
     after(kWeTake, "TH 7H KD 8D 7C 9C JC QC", "AH"), "7H"},
    {"Complaint: he throws a ten into the enemy's trick. No heart, no trump: nothing of worth is thrown",
     after(kWeTake, "TD 8D 9C 8C KH 8H QH JH", "JS"), "9C 8C 8H JH"},
    {"Complaint: he throws the nine under the jack. The eight is there for that",
     after(kWeTake, "9S 8S AH TH KD 8C 7C 9D", "JS"), "8S"},
    {"Complaint: he lets the ace of his own suit pass. It wins before the suit is trumped",
     after(kTheyTake, "AH 7H KD 8D 7C 9C JC QC", "8H"), "AH"},
    {"Complaint: he wins with the ace what the ten wins for certain, and leaves the ten to be caught, or the reverse: "
     "last to play, one of the two wins, no low one",
     after(kWeTake, "AH TH 7H KD 8D 7C 9C JC", "8H QH 9H"), "TH AH"},
    {"Complaint: he ducks with the ace over a trick of points. King and ten lie there: the ace takes them",
     after(kWeTake, "AH 7H KD 8D 7C 9C JC QC", "TH 9H KH"), "AH 7H"},
    {"Complaint: he trumps high for nothing. Last to play, the seven of trumps takes the trick",
     after(kWeTake, "7S 9S KD 8D 9C JC QC 7C", "AH KH TH"), "7S 9S KD 8D 9C JC QC 7C"},
};

const Sensible kLeads[] = {
    {"Complaint: he leads low trumps as contractor with jack and nine. The jack comes first, or the nine after it is "
     "gone",
     after(kWeTake, "JS 9S AS 8S AH 7H KD 8C", ""), "JS 9S AS"},
    {"Complaint: he leads his nine into the jack. Without the jack a small trump makes it fall, or the ace of hearts "
     "waits",
     after(kWeTake, "9S AS KS 8S AH TH KD 8C", ""), "8S KS AH"},
    {"Complaint: he does not help to draw trumps. The taker's partner leads one, or his ace",
     after(kPartnerTakes, "AS 8S KH QH 7H KD 8D 7C", ""), "8S AS"},
    {"Complaint: the defender draws his own partner's trumps. He leads an ace",
     after(kTheyTake, "QS 8S AH TH KD 8D 7C JC", ""), "AH"},
    {"Complaint: he leads away from his ten. Something lower of another suit is there",
     after(kTheyTake, "QS 8S TH QH KD 8D 7C JC", ""), "KD 8D 7C JC QH"},
    {"Complaint: he goes on with trumps when only his partner has any. The aces come",
     after(kWeTake, "JS 9S AS 7H AH TH KD 8C", "JS KS 7S QS 9S 7D TS 8D"), "AH TH"},
    {"Complaint: he leads the bare ten under the ace that is out", after(kTheyTake, "QS 8S TH KD QD 8D 7C JC", ""),
     "KD QD 8D 7C JC"},
};

const Sensible kBids[] = {
    {"Complaint: he raises without a trump. Nothing is added to the partner's bid with sevens and queens",
     {Mode::coinche, 3, "7S QH 8H 7D QD 8C QC 7C", "", "bid:80S pass", ""},
     "pass"},
    {"Complaint: he takes with a jack alone", {Mode::classique, 3, "JC JD 9H AH 8D", "JS", "", ""}, "pass"},
    {"Complaint: he lets a sure take pass. Jack, nine, ace and an ace beside them",
     {Mode::classique, 3, "JS 9S AS AH 8C", "8S", "", ""},
     "take"},
    {"Complaint: he bids capot on four trumps",
     {Mode::coinche, 3, "JS 9S AS 8S AH 7H KD 8C", "", "", ""},
     "bid:80S bid:90S bid:100S bid:110S bid:120S"},
    {"Complaint: he opens with nothing", {Mode::coinche, 3, "7S 8S 9H 7H KD 8D 8C 7C", "", "", ""}, "pass"},
};

template <std::size_t Count>
void check_all(const Sensible (&deck)[Count]) {
  for (const Sensible& each : deck) {
    Options options;
    options.mode = each.position.mode;
    check_sensible(each, Leveled<Belote>(options, Level::hard));
  }
}

}  // namespace

TEST_CASE("Belote's hard player leaves the partner's trick alone, and gives what it can") { check_all(kPartnersTrick); }
TEST_CASE("Belote's hard player spends nothing on a trick of the enemy, and takes what can be taken") {
  check_all(kTheirTrick);
}
TEST_CASE("Belote's hard player leads with sense") { check_all(kLeads); }
TEST_CASE("Belote's hard player bids what it holds") { check_all(kBids); }
