// What the computer player keeps and puts away, and the suit that it gives the joker.
#include "tests/unit/five_hundred_bot/position.h"

using namespace rozbazi;
using namespace rozbazi::five_hundred;

namespace {

struct Exchange {
  std::string_view why;
  Position position;
  std::string_view kept;  // these must be
  std::string_view away;  // so must these
};

const Exchange kExchanges[] = {
    {"Two small diamonds go, to be ruffed; trumps, ace and guarded king stay",
     {"JK JS JC AS KS QS AH 5D 6D 9C", "bid:8S pass pass pass", "", "7S 6H KC"},
     "JK JS JC AS KS QS 7S AH KC",
     "5D 6D"},
    {"Three small cards of one suit go, the ace and the king with company stay",
     {"JK JH JD AH KH 9H AS KC 8C 5S", "bid:8H pass pass pass", "", "7D 9D TD"},
     "JK JH JD AH KH 9H AS KC 8C",
     "7D 9D TD"},
    {"The left bower is a trump and stays, the small clubs beside it go",
     {"JS JC AS KS QS 9S AH KH 6C 8C", "bid:8S pass pass pass", "", "7C 5D AD"},
     "JS JC AS KS QS 9S AH KH AD",
     "6C 7C 8C"},
    {"Without trumps aces, kings and the long suit that they head stay",
     {"JK AS KS QS 9S 8S AH KH 5D 6C", "bid:8NT pass pass pass", "", "7C AD 9C"},
     "JK AS KS QS 9S 8S AH KH AD",
     ""},
    {"With eleven trumps one has to go: the lowest",
     {"JK JH JD AH KH QH TH 9H 8H 7H", "bid:10H pass pass pass", "", "4H 5S 6C"},
     "JK JH JD AH KH QH TH 9H 8H 7H",
     "4H 5S 6C"},
    {"In a misère the joker and the high clubs go, the low cards stay",
     {"4H 6H 8H 4D 6D 5S 7S 9S AC KC", "bid:7S bid:7H bid:misere pass pass pass", "", "JK 5C 7C"},
     "4H 6H 8H 4D 6D 5S 7S 9S 5C 7C",
     "JK AC KC"},
    {"In an open misère a bare ace and a bare king are the danger, the long suit from the bottom is none",
     {"4H 5H 6H 8H TH QH 5S 7S AD KC", "bid:open_misere pass pass pass", "", "4D 5C AH"},
     "4H 5H 6H 8H TH 5S 4D 5C",
     "AD KC"},
};

const Sensible kJokers[] = {
    {"In no-trump the joker without a suit wins any trick",
     {"JK AS KS QS 9S 8S AH KH 5D 6C", "bid:8NT pass pass pass", "discard:5D,6C,7C", "7C AD 9C"},
     "joker:none"},
    {"A joker that was kept in a misère goes to the suit with the most low cards under it",
     {"JK 4H 5H 6H 7H 4D 5S 6S AC KC", "bid:open_misere pass pass pass", "discard:AC,AD,KC", "AD 5C 6C"},
     "joker:H"},
};

}  // namespace

TEST_CASE("The computer player of Five Hundred discards to a plan") {
  for (const Exchange& each : kExchanges) {
    INFO(each.why);
    const Table table(each.position);
    const Action action = choose(table.deal(0).seen_by(table.seat()));
    INFO(std::string_view(name(action)));
    REQUIRE(is_discard(action));
    for (const std::string& card : words(each.kept)) CHECK_FALSE(discarded(action).has(*Card::parse(card)));
    for (const std::string& card : words(each.away)) CHECK(discarded(action).has(*Card::parse(card)));
  }
}

TEST_CASE("The computer player of Five Hundred gives the joker a suit where that helps") {
  for (const Sensible& each : kJokers) check_sensible(each);
}
