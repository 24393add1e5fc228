// Which trump the computer player names, and which cards it gives back.
#include "tests/unit/teen_do_paanch_bot/position.h"

using namespace rozbazi::teen_do_paanch;

namespace {

constexpr Options kHighSevens{true, 2, Scoring::tricks, {}};
constexpr Options kKeepNone{false, 0, Scoring::tricks, {}};
const Dues kOneDue = dues_of(1, -1, 0);
const Dues kTwoDue = dues_of(2, -1, -1);

const Sensible kTrumps[] = {
    {"Four spades from the top are trumps, the ace of another suit helps them", {"AS KS QS 9S AH", ""}, "trump:S"},
    {"Four small spades are longer than any other suit and want to ruff", {"JS TS 9S 8S AD", ""}, "trump:S"},
    {"Ace, king and jack of hearts before two aces alone", {"AH KH JH AD KC", ""}, "trump:H"},
    {"Four clubs from the top", {"AC KC QC TC 8H", ""}, "trump:C"},
    {"Four diamonds headed by the king, and a spade ace beside them", {"KD QD JD 9D AS", ""}, "trump:D"},
    {"King, queen and jack of hearts are a trump suit, an ace and a nine are two tricks at best",
     {"AS 9S KH QH JH", ""},
     "trump:H"},
    {"Three small hearts before three suits of a single card or none: aces win without being trumps",
     {"TH 9H 8H AS AD", ""},
     "trump:H"},
    {"Five of a suit", {"QC JC TC 9C 8C", ""}, "trump:C"},
    {"Both sevens are trumps in any suit: three diamonds with the ace go with them",
     {"7H 7S AD QD JD", "", "", {}, "", kHighSevens},
     "trump:D"},
    {"The seven of hearts is no heart: two diamonds with it are more than a heart",
     {"7H QD JD AH 9S", "", "", {}, "", kHighSevens},
     "trump:D"},
};

const Sensible kReturns[] = {
    {"Four trumps and ace and king of hearts stay; a small heart goes",
     {"AS KS QS 9S AH KH 9H 8H KD QC", "S", "", kOneDue, "draw:AD"},
     "return:8H return:9H"},
    {"A small card beside ace and king or under a long suit's queen goes, no trump and no honour",
     {"AS KS QS AH KH 8H TC 9C 8C JC", "S", "", kOneDue, "draw:QC"},
     "return:8H return:8C return:9C"},
    {"No trump is given while another suit is long enough",
     {"QS JS TS 8S AD QD 9D 8D KC 8H", "S", "", kOneDue, "draw:9H"},
     "return:8D return:9D"},
    {"Only trumps are long enough: the lowest of them goes, apart from the one that was drawn",
     {"AS QS JS 8S AD KD AH KH AC KC", "S", "", kOneDue, "draw:7S"},
     "return:8S"},
    {"Nothing need be kept: the single club goes, so that trumps can ruff clubs",
     {"AS KS QS JS TS AH KH QH AD 8C", "S", "", kOneDue, "draw:KD", kKeepNone},
     "return:8C"},
    {"Nothing need be kept: neither a trump nor an ace is given away",
     {"AS KS QS 9S AH KH 9H AD 8C 9D", "S", "", kOneDue, "draw:AC", kKeepNone},
     "return:8C return:9D return:9H"},
    {"The ace that was drawn stays after the second draw as well",
     {"AS KS QS 9S KH QH 9H 8H KD QC", "S", "", kTwoDue, "draw:AH return:8H draw:9D"},
     "return:9H"},
    {"With high sevens the heart seven is the highest trump and the last to be given",
     {"7H AS QS 9S AH KH TH 8H KD QC", "S", "", kOneDue, "draw:AD", kHighSevens},
     "return:8H return:TH"},
};

const Sensible kDraws[] = {
    {"The debtor's cards lie in an order that nobody knows: any place will do",
     {"AS KS QS 9S AH KH 9H 8H KD QC", "S", "", kOneDue},
     "draw:0 draw:1 draw:2 draw:3 draw:4 draw:5 draw:6 draw:7 draw:8 draw:9"},
    {"So too after a card was returned",
     {"AS KS QS 9S AH KH 9H 8H KD QC", "S", "", kTwoDue, "draw:AD return:8H"},
     "draw:0 draw:1 draw:2 draw:3 draw:4 draw:5 draw:6 draw:7 draw:8 draw:9"},
};

}  // namespace

TEST_CASE("The computer player of Teen Do Paanch names a trump with sense") {
  for (const Sensible& each : kTrumps) check_sensible(each);
}

TEST_CASE("The computer player of Teen Do Paanch draws") {
  for (const Sensible& each : kDraws) check_sensible(each);
}

TEST_CASE("The computer player of Teen Do Paanch gives back with sense") {
  for (const Sensible& each : kReturns) check_sensible(each);
}
