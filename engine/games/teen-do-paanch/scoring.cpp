#include "engine/games/teen-do-paanch/scoring.h"

namespace rozbazi::teen_do_paanch {

DealResult score(const Options& options, const Deal& deal) {
  DealResult result;
  for (int seat = 0; seat < kSeats; ++seat) {
    const int tricks = deal.tricks().taken(seat);
    const int target = deal.target(seat);
    result.tricks[seat] = tricks;
    result.add(SeatSet::of(seat), "tricks", tricks);                                               // 7.1
    if (options.scoring == Scoring::difference) result.add(SeatSet::of(seat), "target", -target);  // 7.2
    if (tricks >= target) result.winners.add(seat);                                                // 7.5
  }
  return result;
}

Outcome outcome(const Deal& deal) { return {*deal.trump(), deal.dealer()}; }

Dues dues_after(const Deal& deal) {
  Dues dues;
  for (int seat = 0; seat < kSeats; ++seat) {
    dues[seat] = static_cast<std::int8_t>(deal.tricks().taken(seat) - deal.target(seat));
  }
  return dues;
}

}  // namespace rozbazi::teen_do_paanch
