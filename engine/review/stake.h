// What is at stake for a seat in the play of a deal, as the review counts it.
#pragma once

#include "engine/match/seats.h"

namespace rozbazi {

struct Stake {
  SeatSet counted;   // whose points or tricks are counted: the seat's side, or the one seat that a contract is about
  SeatSet for_more;  // who wants them to be many; all others want them few
};

constexpr SeatSet all_but(SeatSet seats) { return SeatSet(0b1111u & ~seats.bits()); }

}  // namespace rozbazi
