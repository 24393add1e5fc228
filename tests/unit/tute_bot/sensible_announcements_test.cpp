// What the computer player announces after winning a trick.
#include "tests/unit/tute_bot/position.h"

using namespace rozbazi::tute;

namespace {

// Seat 0 leads the ace of clubs and wins with it.
constexpr std::string_view kOfFour = "AC 2C 4C 5C";
constexpr std::string_view kOfThree = "AC 2C 4C";
constexpr std::string_view kOfTwo = "AC 2C";

const Sensible kAnnouncements[] = {
    {"A pair is sung as soon as a trick is won", {4, "7S", kOfFour, "KH QH 2H 4H 5D 6D 7D 6C JC"}, "sing:H"},
    {"Of two pairs the one of trumps comes first", {4, "7S", kOfFour, "KS QS KH QH 4D 5D 6D 7C 2H"}, "sing:S"},
    {"The second pair follows after the next trick",
     {4, "7S", "AC 2C 4C 5C sing:S AD 2D 4D 5D", "KS QS KH QH 6D 7D 2H 6C"},
     "sing:H"},
    {"Four kings win the deal: no song before them", {4, "7S", kOfFour, "KS KH KD KC QH 4D 5D 6C 2H"}, "tute:K"},
    {"So do four caballos, with three players", {3, "7S", kOfThree, "QS QH QD QC KH 4D 5D 6C 2H 7H JD 6D"}, "tute:Q"},
    {"And with two, before the exchange", {2, "JS", kOfTwo, "KS KH KD KC 7S 2H 4D 5D"}, "tute:K"},
    {"The seven fetches the king from under the stock", {2, "KS", kOfTwo, "7S QS 4D 5D 2H 6H JD 7C"}, "exchange"},
    {"The king just fetched is sung with the caballo",
     {2, "KS", "AC 2C exchange", "KS QS 4D 5D 2H 6H JD 7C"},
     "sing:S"},
    {"It completes four kings: the exchange comes before the song",
     {2, "KS", kOfTwo, "7S QH KH KD KC 2H 6H JD"},
     "exchange"},
    {"The two fetches the five", {2, "5S", kOfTwo, "2S QS 4D 5D 2H 6H JD 7C"}, "exchange"},
    {"The two fetches no sota: a pair is sung at once", {2, "JS", kOfTwo, "2S KD QD 5D 2H 6H JD 7C"}, "sing:D"},
    {"Once a trick is enough to sing the pair before its king is needed",
     {3, "7S", kOfThree, "KD QD AD 3D JH 2H 4H 5S 6S 6C 7C 5C"},
     "sing:D"},
};

}  // namespace

TEST_CASE("The computer player of Tute sings, exchanges and announces tute with sense") {
  for (const Sensible& each : kAnnouncements) check_sensible(each);
}
