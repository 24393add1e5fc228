#include "engine/games/schafkopf/ramsch.h"

#include <bit>

namespace rozbazi::schafkopf {

int ramsch_loser(const Deal& deal) {
  const Tricks& tricks = deal.tricks();
  PerSeat<Cards> trumps;  // among the cards of each seat's tricks
  for (int order = 0; order < kSeats * kTricks; ++order) {
    trumps[tricks.leader_of(order / kSeats + 1)] |= card_mask(tricks.card_played(order)) & kTrumps;
  }
  // What decides a tie, from points down, in one number; the nearer seat stays ahead where all is equal.
  int loser = -1;
  int most = -1;
  for (int turn = 0; turn < kSeats; ++turn) {
    const int seat = (deal.eldest() + turn) % kSeats;
    int rank = tricks.points(seat);
    rank = rank << 4 | tricks.taken(seat);
    rank = rank << 4 | std::popcount(trumps[seat]);
    rank = rank << 7 | static_cast<int>(std::bit_width(trumps[seat]));
    if (rank > most) {
      most = rank;
      loser = seat;
    }
  }
  return loser;
}

}  // namespace rozbazi::schafkopf
