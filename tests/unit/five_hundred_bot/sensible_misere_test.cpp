// How the computer player plays and defends misère and open misère.
#include <bit>

#include "engine/random/pack.h"
#include "tests/players/leveled.h"
#include "tests/unit/five_hundred_bot/position.h"

using namespace rozbazi;
using namespace rozbazi::five_hundred;

namespace {

constexpr std::string_view kOwn = "bid:open_misere pass pass pass";       // by seat 0; seats 1 and 3 defend
constexpr std::string_view kTheirs = "pass bid:open_misere pass pass";    // by seat 1; seats 0 and 2 defend
constexpr std::string_view kClosed = "bid:7S bid:misere pass pass pass";  // by seat 1, closed

const Sensible kDeclarers[] = {
    {"The first lead of a misère is one that cannot be left with it",
     {"4H 6H 8H 4D 6D 5S 7S 9S 5C AC", kOwn, "discard:AC,AD,KC joker:none", "7C AD KC"},
     "4H 4D 5S 5C 6H 6D 7S 7C"},
    {"Under a higher card the highest that still loses goes",
     {"4H 6H 8H 4D 6D 5S 7S 9S 5C AC", kOwn, "discard:AC,AD,KC joker:none 4H 9H TH KS", "7C AD KC"},
     "9S"},
    {"Last to play, the highest card under the best is thrown",
     {"4H 6H 8H 4D 6D 5S 7S TS 5C AC", kOwn, "discard:AC,AD,KC joker:none 4H TH 9H QS 8S", "7C AD KC"},
     "TS"},
    {"Without the suit the most dangerous card goes",
     {"4H 6H 4D 5D 6D 5S 7S TS 5C KH", kOwn, "discard:5C,AC,AD joker:none 4H 9H TH KC", "7S AC AD"},
     "KH"},
};

const Sensible kDefenders[] = {
    {"The declarer is winning with his ten: it is left to him",
     {"9S KS 5H 9H 4D 9D TD 7C 9C TC", kTheirs, "discard joker:none TS 6S"},
     "9S"},
    {"Before the declarer plays, nothing higher than the partner's jack makes the trick easier to duck",
     {"5S KS 5H 9H KH 4D 9D TD 7C AC", kClosed, "discard joker:none 6C QC 7C JH"},
     "5H 9H"},
    {"After a declarer who has ducked the high card goes, the low ones stay to lead",
     {"5S KS 5H 9H 4D 9D TD 7C 9C TC", kTheirs, "discard joker:none 6S 8S"},
     "KS"},
    {"A defender on lead begins with a low card, not with a king",
     {"5S KS 5H KH 4D 9D KD AC 9C TC", kClosed, "discard joker:none 6C 8C AC"},
     "5S 5H 4D"},
    {"The joker would only take tricks that the declarer should have: a low card is led",
     {"JK KS 5H 9H 4D 9D TD 7C 9C AC", kClosed, "discard joker:none 6C TC AC"},
     "5H 4D"},
    {"A defender without the suit throws a king and keeps his low cards to lead",
     {"5S KS 5H 6H 7H 4D 5D 6D 7D 8D", kClosed, "discard joker:none 6C 8C"},
     "KS"},
};

}  // namespace

TEST_CASE("The computer player of Five Hundred ducks in a misère of its own") {
  for (const Sensible& each : kDeclarers) check_sensible(each);
}

TEST_CASE("The computer player of Five Hundred attacks the opponents' misère") {
  for (const Sensible& each : kDefenders) check_sensible(each);
}

// A joker that was given a suit may be thrown away on another one, and a suitless one must be where a suit cannot be
// followed; led, or where its suit was led, it takes the trick. Any hand plays the misère here, also the worst.
TEST_CASE("In 2000 misères nobody takes a trick with the joker while another card may be played") {
  int held = 0;
  for (int number = 0; number < 2000; ++number) {
    Deal deal(3, shuffled_pack(kFiveHundredDeck, Seed{0x4D}, static_cast<std::uint64_t>(number)));
    for (const std::string& call : words(kOwn)) deal.apply(parse_action(call).value());
    while (deal.turn() >= 0) {
      const Action chosen = choose(deal.seen_by(deal.turn()));
      if (deal.phase() == Phase::play) {
        const Cards joker = card_mask(bit_of(deal.layout(), Card::joker()));
        const Cards playable = deal.tricks().playable();
        const Trick& trick = deal.tricks().trick();
        const bool takes = trick.size == 0 || (joker & (trick.led | Lanes::kTrumps)) != 0;
        if ((playable & joker) != 0 && !std::has_single_bit(playable) && takes) {
          ++held;
          INFO("deal " << number << ", seat " << deal.turn() << ": " << std::string_view(name(chosen)));
          REQUIRE(std::string_view(name(chosen)).substr(0, 2) != "JK");
        }
      }
      deal.apply(chosen);
    }
  }
  CHECK(held > 1000);
}
