// What players complain about in computer opponents elsewhere, and what the hard player of Teen Do Paanch does there
// instead. Spades are trumps where nothing else is said; seat 0 leads to the first trick.
#include "tests/players/leveled.h"
#include "tests/unit/teen_do_paanch_bot/position.h"

using namespace rozbazi;
using namespace rozbazi::teen_do_paanch;

namespace {

constexpr Options kHighSevens{true, 2, Scoring::tricks, {}};
constexpr Options kKeepNone{false, 0, Scoring::tricks, {}};
const Dues kOneDue = dues_of(1, -1, 0);

const Sensible kLeads[] = {
    {"Complaint: he leads low trumps with the highest in hand. Ace, king and queen draw them, or the single loser goes "
     "first, so that clubs can be ruffed",
     {"AH KH QH TH 8H AS KS AD QD 9C", "H"},
     "AH KH QH 9C"},
    {"Complaint: he keeps his aces until they are ruffed. Without a trump they go at once",
     {"AC KC 9C AD KD TD AH JH 9H 8H", "S"},
     "AC KC AD KD AH"},
    {"Complaint: he leads his king into the ace. Anything else goes first",
     {"KD 9D TH 9H 8H QC TC 8C JS 9S", "S"},
     "9D TH 9H 8H QC TC 8C"},
    {"Complaint: he leads the suit again that is ruffed. Anything but a heart goes: a master, or what draws trumps",
     {"AH KH QH 8H AD KD 9D TC 8C KS", "S", "AH 9H 8S QD AD TD"},
     "KD KS 9D TC 8C"},
    {"Complaint: he draws trumps when none are left. The masters are led before the loser",
     {"AS KS QS JS TS AD KD QD 9D 8C", "S", "AS 9S 8S KS 7S 9H QS TH JH JS QH KH TS AH 8H"},
     "AD KD QD"},
    {"Complaint: he lets the last trump of another live, which ruffs his ace. It is drawn first",
     {"AS KS QS JS 9S 8S AH KH QH JH", "S", "AS 7S 8C KS TS 9C"},
     "QS JS 9S 8S AH KH QH JH"},
    {"Complaint: with two cards left he leads the loser. The master wins now, and nothing is left to bring it in",
     {"AS KS QS JS TS 9S 8S 7S AD 8H", "S", "AS 8C 9C KS TC JC QS QC KC JS AC 9H TS TH JH 9S QH KH 8S 8D 9D 7S TD JD"},
     "AD"},
    {"Complaint: with high sevens he leads the ace of trumps into the sevens. Both are in his hand: they go first",
     {"7H 7S AS KS QS AH KH AD KD AC", "S", "", {}, "", kHighSevens},
     "7H 7S AS KS QS"},
};

const Sensible kFollows[] = {
    {"Complaint: he lets a trick pass that he can take. Last to play, the ace takes the king",
     {"AD 9D 8S QH 9H 8H JC 9C 8C TC", "S", "QD KD"},
     "AD"},
    {"Complaint: he spends the ace where the ten is enough. Last to play, the ten wins",
     {"AD TD 8D 8S QH 9H 8H JC 9C 8C", "S", "9D JH"},
     "TD"},
    {"Complaint: he throws the queen under the ace. The lowest goes",
     {"QD 9D 8D 8S QH 9H TC 9C 8C TH", "S", "AD KD"},
     "8D"},
    {"Complaint: he lets the queen run past his ace to the king behind him. Second to play, the ace wins",
     {"AC 9C 8S QD 9D 8D JH 9H 8H TH", "S", "QC"},
     "AC"},
    {"Complaint: he ruffs with the ace. Last to play, the eight of trumps takes the trick",
     {"AS QS 8S QD 9D 8D JC 9C 8C TC", "S", "KH AH"},
     "8S"},
    {"Complaint: he overtrumps with the ace what the jack takes",
     {"AS JS 8S QD 9D 8D JC 9C 8C TC", "S", "AH TS"},
     "JS"},
    {"Complaint: he trumps under a trump. Last to play over the king, a small card of another suit goes",
     {"QS 9S QD 9D 8D JC 9C 8C TC JD", "S", "AH KS"},
     "8C 9C TC JC 8D 9D"},
    {"Complaint: he lets the ace of a suit that he has not go by. The small trump takes it",
     {"QS 8S KD 9D 8D JC 9C 8C TC QC", "S", "AH 9H"},
     "8S"},
    {"Complaint: he throws an ace away that may win later. A small card goes",
     {"AD KD 9D 8D AC KC QC 9C 8C TC", "S", "AH KH"},
     "8C 9C 8D 9D"},
    {"Complaint: he bares his king. The guard stays with it",
     {"KD 8D AC KC QC JC TC 9C 8C TD", "S", "AH KH"},
     "8C 9C TC JC"},
    {"Complaint: he gives the king of trumps to the ace. The nine goes",
     {"KS 9S QD 9D 8D JC 9C 8C TC QC", "S", "AS 8S"},
     "9S"},
    {"Complaint: he takes the trump trick too dear. Last to play, the ten beats the nine",
     {"AS TS 8S 9D 8D JC 9C 8C TC QC", "S", "9S 7S"},
     "TS"},
    {"Complaint: he plays the jack under the king, second to play with the ace still out",
     {"JD 9D 8D 8S QH 9H TC 9C 8C TH", "S", "KD"},
     "8D"},
    {"Complaint: with high sevens he spares the seven of hearts for ever. It takes the trump ace and the other seven",
     {"7H 9S 8S 9D 8D JC 9C 8C TC QC", "S", "AS 7S", {}, "", kHighSevens},
     "7H"},
};

const Sensible kTrumps[] = {
    {"Complaint: he names the suit of his ace and leaves four good cards without force",
     {"KS QS JS 9S AH", ""},
     "trump:S"},
    {"Complaint: he names a suit of which he has one card", {"AS TD 9D 8D KC", ""}, "trump:D"},
    {"Complaint: he names the shorter suit. Four clubs with ace and queen", {"AC QC TC 9C KH", ""}, "trump:C"},
    {"Complaint: five of a suit, and he names another", {"KD JD TD 9D 8D", ""}, "trump:D"},
};

const Sensible kReturns[] = {
    {"Complaint: he gives a trump back. A small card of a long suit goes",
     {"AS KS TS 8S QH JH 9H 8H AD KC", "S", "", kOneDue, "draw:TD"},
     "return:8H return:9H"},
    {"Complaint: he gives an ace back, the small ones of its suit being there for that",
     {"AS KS QS AD TD 9D 8D KH QC JC", "S", "", kOneDue, "draw:9H"},
     "return:8D return:9D return:TD"},
    {"Complaint: he gives a king back that small cards guard. One of those goes",
     {"AS KS QS JS KD 9D TH 9H 8H AC", "S", "", kOneDue, "draw:8D"},
     "return:8H return:9H return:TH return:9D"},
    {"Complaint: free to return what he likes, he keeps the single small card instead of a ruff",
     {"AS KS QS TS 9S AH KH QH JH 8C", "S", "", kOneDue, "draw:AD", kKeepNone},
     "return:8C"},
};

template <std::size_t Count>
void check_all(const Sensible (&deck)[Count]) {
  for (const Sensible& each : deck) {
    check_sensible(each, Leveled<TeenDoPaanch>(each.position.options, Level::hard));
  }
}

}  // namespace

TEST_CASE("The hard player of Teen Do Paanch leads with sense") { check_all(kLeads); }
TEST_CASE("The hard player of Teen Do Paanch follows with sense") { check_all(kFollows); }
TEST_CASE("The hard player of Teen Do Paanch names a trump with sense") { check_all(kTrumps); }
TEST_CASE("The hard player of Teen Do Paanch gives back with sense") { check_all(kReturns); }
