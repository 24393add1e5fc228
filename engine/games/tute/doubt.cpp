#include "engine/games/tute/doubt.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <iterator>

namespace rozbazi::tute {
namespace {

// That somebody who holds a pair leads without singing it: he overlooks it once in sixteen times.
constexpr int kOverlooked = 32;

// With two players the pair may have come together later: that one of its cards is among so many drawn since, out of
// eight.
constexpr int kSince[]{kOverlooked, 17, 9, 6, 3, 2};

/// How many tricks ago the seat led last without a song, not counting the first lead; -1 where it never did.
int tricks_since_silence(const Deal& deal, int seat) {
  const Tricks& tricks = deal.tricks();
  const int last = tricks.trick().size == 0 ? tricks.done() - 1 : tricks.done();
  for (int number = last; number > 0; --number) {
    if (tricks.leader_of(number) != seat) continue;
    bool sang = false;
    for (const Song& song : deal.songs()) sang = sang || song.after == number;
    if (!sang) return tricks.done() - number;
  }
  return -1;
}

int drawn_in(const Deal& deal, int tricks) {
  const int late = deal.tricks().done() - kTricks[2] + kHandSize[2];  // played since the last card was drawn
  return deal.players() > 2 ? 0 : late > 0 ? std::max(0, tricks - late) : tricks;
}

}  // namespace

int doubt_of(const Deal& deal) {
  int doubt = 0;
  for (int seat = 0; seat < deal.players(); ++seat) {
    const Cards unsung = pairs_in(deal.tricks().hand(seat)) & ~deal.sung();
    if (seat == deal.turn() || unsung == 0) continue;
    const int since = tricks_since_silence(deal, seat);
    if (since < 0) continue;
    const auto drawn = static_cast<std::size_t>(drawn_in(deal, since));
    if (drawn < std::size(kSince)) doubt += std::popcount(unsung) * kSince[drawn];
  }
  return doubt;
}

}  // namespace rozbazi::tute
