// What players complain about in computer partners elsewhere, and what the hard player of Tute does there instead. The
// last seat deals, so that seat 0 leads to the first trick.
#include "tests/players/leveled.h"
#include "tests/unit/tute_bot/position.h"

using namespace rozbazi;
using namespace rozbazi::tute;

namespace {

const Sensible kPartnersTrick[] = {
    {"Complaint: he ruffs my winner. House rule: the partner's ace need not be trumped, and gets points",
     {4, "7S", "AH 2H", "5S 6S 4S 7C 4D 5D 3C 6C JD 2C", false},
     "3C JD"},
    {"Complaint: he overtrumps me for nothing. House rule: the partner's trump wins already",
     {4, "5S", "4H 4S 2H", "5S AS 7S 7C 4D 5D 2C 6C QD JC", false},
     "QD JC"},
    {"Complaint: he gives me nothing. Last to play, the partner's ace wins: it gets the three",
     {4, "7S", "4H AH 2H", "7S 3H 6H 7H 4D 5D 2C 6C JD 5C"},
     "3H"},
    {"Complaint: he gives me nothing. Without the suit and a trump that beats, the partner's ace of trumps gets the "
     "three that has no guard",
     {4, "7S", "4H AS 2H", "7S 3C KD 6S 4D 5D 6D 7D JD 2D"},
     "3C"},
    {"Complaint: he keeps his points from my sure trick. The sota goes to the partner's ace, not the five",
     {4, "7S", "4H AH 2H", "7S JH 5H 7C 4D 5D 2C 6C JD 5C"},
     "JH"},
};

const Sensible kTheirTrick[] = {
    {"Complaint: he throws a ten into the enemy's trick. Under their ace the small one goes, not the three",
     {4, "7S", "AH 4H 2H", "7S 3H 5H 7C 4D 5D 2C 6C JD 5C"},
     "5H"},
    {"Complaint: he throws a ten into the enemy's trick. Their ace of trumps cannot be beaten: nothing of worth goes",
     {4, "7S", "AH 2H AS", "5S 7S KS 7C 4D 5D 3C 6C JD KC"},
     "7C 4D 5D 6C 5S 7S"},
    {"Complaint: he breaks a pair that he could sing. Under their ace a small one goes",
     {4, "7S", "AH 4H 2H", "7S KH QH 5H 4D 5D 2C 6C JD 5C"},
     "5H"},
    {"Complaint: he breaks a pair that he could sing. Without a small one the sota goes",
     {4, "7S", "AH 4H 2H", "7S KH QH JH 4D 5D 2C 6C JD 5C"},
     "JH"},
    {"Complaint: he trumps high for nothing. Last to play, a small trump takes the trick",
     {4, "5S", "AH 4H 2H", "2S 5S AS 7C 4D 5D 2C 6C JD 5C"},
     "2S 5S"},
    {"Complaint: he overtrumps with his best. A small one above theirs wins",
     {4, "7S", "AH 2H 4S", "5S 7S AS 7C 4D 5D 2C 6C JD 5C"},
     "5S 7S"},
    {"Complaint: he breaks the pair of trumps to overtrump. The five does it, and forty are sung after",
     {4, "5S", "AH 2H 4S", "5S KS QS 7C 4D 5D 2C 6C QD JC", false},
     "5S"},
    {"Complaint: three play, and he wastes a king on a lost trick",
     {3, "7S", "AH 4H", "7S KH 2H QC 5C 4D 5D 2C 6C JD 4C 7C 6D"},
     "2H"},
};

const Sensible kLeads[] = {
    {"Complaint: he leads from a pair. Without a sure trick it stays together",
     {4, "7S", "", "KH QH 2C 4C 5C 6D 7D 5D 4S 2S"},
     "2C 4C 5C 6D 7D 5D 4S 2S"},
    {"Complaint: he leads the three while the ace is out",
     {4, "7S", "", "3H 4H 2C 4C 5C 6D 7D 5D 4S 2S"},
     "4H 2C 4C 5C 6D 7D 5D 4S 2S"},
    {"Complaint: he does not win a trick to sing. An ace, and the pair of hearts comes after",
     {4, "7S", "", "AD KH QH 2C 4C 5C 6D 7D 4S 2H"},
     "AD"},
    {"Complaint: he draws trumps that are all his own. The aces come",
     {4, "5S", "AS 2S 4S 5S 3S 6S 7S QS", "KS JS AH 4H AD 2C 5C 6C"},
     "AH AD"},
    {"Complaint: three play, and he keeps his ace until it is trumped",
     {3, "7S", "", "AH 4H 5H 2C 4C 5C JD 6D 7D 4S 2S 5S 7C"},
     "AH"},
    {"Complaint: three play, and he breaks the pair before he has a trick",
     {3, "7S", "", "KH QH 5H 2C 4C 5C JD 6D 7D 4S 2S 5S 7C"},
     "5H 2C 4C 5C JD 6D 7D 4S 2S 5S 7C"},
};

const Sensible kOfTwo[] = {
    {"Complaint: he leads an ace into a hand that may trump. While there is a stock a card without worth is led",
     {2, "JS", "", "AS 3S AH 3H KD QD 4C 2C"},
     "4C 2C"},
    {"Complaint: he throws away the seven that could fetch the ace", {2, "AS", "", "7S 2S AH 3H KD QD 6C 7H"}, "6C 7H"},
    {"Complaint: he gives up three kings while the fourth is to be drawn",
     {2, "JS", "", "KS KH KD AS 3S AH 4C 2H"},
     "4C 2H"},
    {"Complaint: he lets an ace go. It is trumped with a small one", {2, "JS", "AD", "4S 2C 7H 5C KH 3C 6D 4H"}, "4S"},
    {"Complaint: he lets a three go. His ace takes it", {2, "JS", "3H", "AH 2C 7H 5C KD 3C 6D 4D"}, "AH"},
    {"Complaint: he spends a high trump on nothing", {2, "JS", "7C", "KS AS 2H 4H 5D 6D 4D 5H"}, "2H 4H 5D 6D 4D 5H"},
    {"Complaint: he throws points on a lost trick", {2, "JS", "AC", "3C KC QH 4H AD 6D 3D 5H"}, "4H 6D 5H"},
    {"Complaint: he does not count the last cards. The ace of clubs takes the other's only one, the king",
     {2, "4D", "2S 3S 2C 3C sing:S 6S 4C 5H 5C 6H 5S 7C 7S 4H AH sing:C 4S KS 7H JC 2H QC JS 6C JH 2D sing:H QH 4D",
      "6D 7D AC AD JD QD QS"},
     "AC"},
};

const Sensible kAnnouncements[] = {
    {"Complaint: he forgets to sing", {4, "7S", "AC 2C 4C 5C", "KH QH 2H 4H 5D 6D 7D 6C JC"}, "sing:H"},
    {"Complaint: he sings twenty where he has forty", {4, "7S", "AC 2C 4C 5C", "KS QS KH QH 4D 5D 6D 7C 2H"}, "sing:S"},
    {"Complaint: he sings where he could announce tute",
     {3, "7S", "AC 2C 4C", "QS QH QD QC KH 4D 5D 6C 2H 7H JD 6D"},
     "tute:Q"},
    {"Complaint: he forgets to exchange the seven", {2, "KS", "AC 2C", "7S QS 4D 5D 2H 6H JD 7C"}, "exchange"},
};

template <std::size_t Count>
void check_all(const Sensible (&deck)[Count]) {
  for (const Sensible& each : deck) {
    Options options;
    options.players = each.position.players;
    options.must_beat_partner = each.position.must_beat_partner;
    check_sensible(each, Leveled<Tute>(options, Level::hard));
  }
}

}  // namespace

TEST_CASE("Tute's hard player leaves the partner's trick alone, and gives what it can") { check_all(kPartnersTrick); }
TEST_CASE("Tute's hard player spends nothing on a trick of the enemy, and takes what can be taken") {
  check_all(kTheirTrick);
}
TEST_CASE("Tute's hard player leads with sense") { check_all(kLeads); }
TEST_CASE("Tute's hard player plays with sense while cards are drawn, and counts the last ones") { check_all(kOfTwo); }
TEST_CASE("Tute's hard player announces what it holds") { check_all(kAnnouncements); }
