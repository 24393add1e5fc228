// Duplicate deals between two ways to play Tute: each deal once for every side, which plays one way against the other
// at all other seats.
#pragma once

#include "engine/cards/decks.h"
#include "engine/games/tute/bot.h"
#include "engine/games/tute/tute.h"
#include "engine/players/most_worth.h"
#include "tests/players/duel.h"

namespace rozbazi::tute {

/// What the side of `seat` has more than the others on average, by the leaderboard's numbers and times the number of
/// other sides; `first` plays its seats, `second` the others.
template <class First, class Second>
int play_deal(const Options& options, int dealer, const Pack& pack, int seat, First& first, Second& second) {
  const SeatSet side = side_of(options.players, seat);
  Deal deal(options, dealer, pack);
  while (deal.turn() >= 0) {
    const Deal seen = deal.seen_by(deal.turn());
    deal.apply(side.has(deal.turn()) ? first(seen) : second(seen));
  }
  const PerSeat<int> numbers = daily_scores(options.players, score(deal), deal.contract());
  if (options.players == 4) return numbers[seat] - numbers[(seat + 1) % 4];
  int margin = 0;
  for (int other = 0; other < options.players; ++other) margin += numbers[seat] - numbers[other];
  return margin;
}

/// In how many seatings each deal is played.
inline int seatings(const Options& options) { return options.players == 4 ? 2 : options.players; }

template <class First, class Second>
Margins duel(const Options& options, int deals, First first, Second second) {
  Margins margins;
  for (int number = 0; number < deals; ++number) {
    const Pack pack = shuffled_pack(deck(options), Seed{0xD0, 0xE1}, static_cast<std::uint64_t>(number));
    int margin = 0;
    for (int seat = 0; seat < seatings(options); ++seat) {
      margin += play_deal(options, number % options.players, pack, seat, first, second);
    }
    margins.add(margin);
  }
  return margins;
}

/// What both ways to play without thought announce: all that the computer player does.
inline bool announces(const Deal& seen) {
  ActionList legal;
  seen.legal_announcements(legal);
  return !legal.empty();
}

/// Announces as the computer player does, and plays any card that it may.
class RandomCards {
 public:
  Action operator()(const Deal& seen) {
    if (announces(seen)) return choose(seen);
    return Action::play(seen.layout().card_at(random_bit(seen.playable(), random_)));
  }

 private:
  Stream random_ = Stream::bots(Seed{0xCA}, 0, 0);
};

/// Announces as the computer player does, and plays the card of the fewest points that it may, the weakest of them.
struct LowestCards {
  Action operator()(const Deal& seen) const {
    if (announces(seen)) return choose(seen);
    const int lowest = most_worth(seen.playable(), [](int bit) { return -points_of(bit); });
    return Action::play(seen.layout().card_at(lowest));
  }
};

}  // namespace rozbazi::tute
