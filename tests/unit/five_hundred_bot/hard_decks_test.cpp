// What players complain about elsewhere: the hard player of Five Hundred does none of it.
#include <algorithm>

#include "engine/players/workspace.h"
#include "tests/unit/five_hundred_bot/position.h"

using namespace rozbazi;
using namespace rozbazi::five_hundred;

namespace {

constexpr std::string_view kSpades = "bid:8S pass pass pass";    // declared by seat 0
constexpr std::string_view kHearts = "pass bid:8H pass pass";    // by seat 1: seat 0 plays last to its leads
constexpr std::string_view kTheirs = "pass pass pass bid:8H";    // by seat 3: seat 0 plays second to its leads
constexpr std::string_view kPartners = "pass pass bid:8H pass";  // by seat 2: seat 0 plays third to its leads
constexpr std::string_view kNoTrump = "bid:8NT pass pass pass";
constexpr std::string_view kTheirNoTrump = "pass bid:8NT pass pass";
constexpr std::string_view kOwnMisere = "bid:open_misere pass pass pass";
constexpr std::string_view kTheirMisere = "pass bid:open_misere pass pass";

const Sensible kDecks[] = {
    {"A declarer draws trumps from the top, not with low ones",
     {"JK JS JC AS KS 9S AH KH 5D 9C", kSpades, "discard:5D,6D,9C", "7S 6D 8H"},
     "JK JS JC AS KS AH KH"},
    {"A declarer whose trumps are the highest does not lead his low one",
     {"JK JS JC AS KS 9S AH KH 5D 9C", kSpades, "discard:5D,6D,9C JK 5S 6S 8S", "7S 6D 8H"},
     "JS JC AS KS AH KH"},
    {"Last to play, the partner's ace is winning: it is not trumped",
     {"9H 8H 4D 5D 6D QD 7C 8C 9C TC", kHearts, "discard KS AS 5S"},
     "4D 5D 6D QD 7C 8C 9C TC"},
    {"Third to play, the declaring partner's ace is not trumped with a high trump",
     {"JH 9H 4D 5D 6D QD 7C 8C 9C TC", kPartners, "discard AS 6S"},
     "4D 5D 6D QD 7C 8C 9C TC"},
    {"Last to play, the joker is not thrown on the partner's right bower",
     {"JK 8H 7S 4D 5D 6D 7C 8C 9C TC", kHearts, "discard AH JH 5H"},
     "8H"},
    {"Last to play, the left bower does not overtrump the partner's right one",
     {"JD 8H 7S 4D 5D 6D 7C 8C 9C TC", kHearts, "discard AH JH 5H"},
     "8H"},
    {"Last to play, the joker stays where the left bower wins",
     {"JK JD 8H 4D 5D 6D 7C 8C 9C TC", kHearts, "discard AH 4H 5H"},
     "JD"},
    {"Last to play, the queen is enough: the ace stays",
     {"AS QS 7S 4D 5D 6D 7C 8C 9C TC", kHearts, "discard JS 6S 5S"},
     "QS"},
    {"Last to play, a low trump takes their ace, not the right bower",
     {"JH 8H 4D 5D 6D QD 7C 8C 9C TC", kHearts, "discard AS 6S 5S"},
     "8H"},
    {"What cannot win is a low card, not the king",
     {"KS 8S 7S 4D 5D 6D 7C 8C 9C TC", kHearts, "discard AS 6S 5S"},
     "7S 8S"},
    {"The king is not thrown under the partner's ace",
     {"KS 9S 6S 4D 5D 6D 7C 8C 9C TC", kHearts, "discard QS AS 5S"},
     "6S 9S"},
    {"Second to play, the ace takes the king before it is trumped",
     {"AS 7S 6S 4D 5D 6D 7C 8C 9C TC", kTheirs, "discard KS"},
     "AS"},
    {"A defender on lead leaves the declarer's trumps alone",
     {"AC AS 7S 6S 9H 8H 5D 7D 9D TD", kTheirs, "discard 5C AC 6C 7C"},
     "AS 7S 6S 5D 7D 9D TD"},
    {"In no-trump the suitless joker is not led while aces are there",
     {"JK AS KS 7S AH KH AD 5D 6D 8C", kNoTrump, "discard:5D,6D,8C joker:none", "5C TH 7H"},
     "AS KS AH KH AD 7S"},
    {"In no-trump the joker is not thrown on the partner's ace",
     {"JK 7H 6H AD 5D 6D 7C 8C 9C TC", kTheirNoTrump, "discard joker:none KS AS 8S"},
     "7H 6H 5D 6D 7C 8C 9C TC"},
    {"In no-trump an ace is not thrown on the partner's ace",
     {"AH 7H 6H AD 5D 6D 7C 8C 9C TC", kTheirNoTrump, "discard joker:none KS AS 8S"},
     "7H 6H 5D 6D 7C 8C 9C TC"},
    {"In no-trump the joker stops their run when there are aces to cash",
     {"JK AH KH AD KD AC 7C 8C 9C TC", kTheirNoTrump, "discard joker:none AS 5S 8S"},
     "JK"},
    {"In no-trump the ace takes their king",
     {"AS 7S 6S 4D 5D 6D 7C 8C 9C TC", kTheirNoTrump, "discard joker:none KS 5S 8S"},
     "AS"},
    {"In no-trump the joker stays without a suit",
     {"JK AS KS QS 9S 8S AH KH 5D 6C", kNoTrump, "discard:5D,6C,7C", "7C AD 9C"},
     "joker:none"},
    {"A misère is not lost by a trick that could be ducked",
     {"4H 6H 8H 4D 6D 5S 7S TS 5C AC", kOwnMisere, "discard:AC,AD,KC joker:none 4H TH 9H QS 8S", "7C AD KC"},
     "TS 7S 5S"},
    {"Without the suit, a misère's bare king goes",
     {"4H 6H 4D 5D 6D 5S 7S TS 5C KH", kOwnMisere, "discard:5C,AC,AD joker:none 4H 9H TH KC", "7S AC AD"},
     "KH"},
    {"A defender does not win the trick that the misère's declarer is winning",
     {"9S KS 5H 9H 4D 9D TD 7C 9C TC", kTheirMisere, "discard joker:none TS 6S"},
     "9S"},
    {"Two small trumps and an ace are no raise of the partner's seven",
     {"8H 5H AS 7S 9S 6C TC 9D 7D 5D", "bid:7H pass"},
     "pass"},
    {"Without a trump the partner's seven is not raised", {"KS 8S 7S TD 7D 5D 9C 6C QC TC", "bid:7H pass"}, "pass"},
    {"Ten are not bid without the joker", {"JS JC AS KS QS 9S 8S AH KD 5D", ""}, "bid:6S bid:7S bid:8S bid:9S"},
    {"The partner plays misère alone: it is left to him",
     {"JH AH KH QH 8H AS 7S 6C 9D 7D", "bid:6H bid:7C bid:misere pass"},
     "pass"},
};

}  // namespace

TEST_CASE("The hard player of Five Hundred does nothing that players complain about") {
  Workspace workspace;
  for (const Sensible& each : kDecks) {
    INFO(each.why);
    INFO(each.position.told());
    const Table table(each.position);
    const auto chosen = [&](std::uint64_t number) {
      Stream stream = Stream::bots(Seed{5}, 0, 0);
      const Deal seen = table.deal(number).seen_by(table.seat());
      return std::string(FiveHundred::name(choose(seen, Level::hard, stream, workspace)));
    };
    const std::string first = chosen(0);
    INFO("chosen: " << first << " of " << each.acceptable);
    const auto acceptable = words(each.acceptable);
    CHECK(std::find(acceptable.begin(), acceptable.end(), first) != acceptable.end());
    // Nor may the cards that it cannot see make a difference.
    for (std::uint64_t number = 1; number < 4; ++number) CHECK(chosen(number) == first);
  }
}

TEST_CASE("The hard player of Five Hundred puts away neither trump, joker nor ace") {
  Workspace workspace;
  const Position positions[] = {
      {"JK JS JC AS KS QS AH 5D 6D 9C", "bid:8S pass pass pass", "", "7S 6H KC"},
      {"JS JC AS KS QS 9S AH KH 6C 8C", "bid:8S pass pass pass", "", "7C 5D AD"},
      {"JK JH JD AH KH 9H AS KC 8C 5S", "bid:8H pass pass pass", "", "7D 9D TD"},
      {"JK AS KS QS 9S 8S AH KH 5D 6C", "bid:8NT pass pass pass", "", "7C AD 9C"},
  };
  for (const Position& each : positions) {
    INFO(each.told());
    const Table table(each);
    Stream stream = Stream::bots(Seed{5}, 0, 0);
    const Deal seen = table.deal(0).seen_by(table.seat());
    const Action action = choose(seen, Level::hard, stream, workspace);
    INFO(std::string_view(name(action)));
    REQUIRE(is_discard(action));
    const Bid& bid = seen.contract().bid();
    for (const Card card : discarded(action)) {
      CHECK_FALSE(card.is_joker());
      CHECK((card.is_joker() || card.rank() != Rank::ace));
      if (bid.game == Game::suit) CHECK(bit_of(trump_layout(bid.trump), card) < kTrumpLane);
    }
  }
}
