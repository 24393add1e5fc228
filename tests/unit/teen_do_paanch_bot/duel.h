// Duplicate matches of three deals, the table of the day, between two ways to play: each match three times, a single
// player of the first way taking every seat in turn against two of the second, so that the cards are the same for both.
#pragma once

#include "engine/cards/decks.h"
#include "engine/games/teen-do-paanch/teen_do_paanch.h"
#include "engine/players/most_worth.h"
#include "tests/players/duel.h"

namespace rozbazi::teen_do_paanch {

inline constexpr int kDealsOfMatch = 3;

/// The tricks of that seat in match `number`.
template <class One, class Others>
int tricks_of(int seat, const Options& options, int number, One& one, Others& others) {
  Dues dues;
  int tricks = 0;
  for (int place = number * kDealsOfMatch; place < (number + 1) * kDealsOfMatch; ++place) {
    const Pack pack = shuffled_pack(kTeenDoPaanchDeck, Seed{0xD0, 0xE1}, static_cast<std::uint64_t>(place));
    Deal deal(options, (number + place) % kSeats, pack, dues);
    while (deal.turn() >= 0) {
      const Deal seen = deal.seen_by(deal.turn());
      deal.apply(deal.turn() == seat ? one(seen) : others(seen));
    }
    tricks += deal.tricks().taken(seat);
    dues = dues_after(deal);
  }
  return tricks;
}

/// A margin is what the first way's player took in the three seats beyond a third of all tricks.
template <class First, class Second>
Margins duel(const Options& options, int matches, First first, Second second) {
  Margins margins;
  for (int number = 0; number < matches; ++number) {
    int tricks = 0;
    for (int seat = 0; seat < kSeats; ++seat) tricks += tricks_of(seat, options, number, first, second);
    margins.add(tricks - kDealsOfMatch * kTricks);
  }
  return margins;
}

/// One to three cards due to a seat from another, or from both.
inline Dues some_dues(int number) {
  Dues dues;
  const int claimant = number / kSeats % kSeats;
  const int right = 1 + number % 3;
  dues[claimant] = static_cast<std::int8_t>(right);
  dues[next_seat(claimant)] = -1;
  dues[next_seat(next_seat(claimant))] = static_cast<std::int8_t>(1 - right);
  return dues;
}

/// Names the trump and exchanges as the computer player does, and plays any card that it may.
class RandomCards {
 public:
  Action operator()(const Deal& seen) {
    if (seen.phase() != Phase::play) return choose(seen);
    return Action::play(seen.layout().card_at(random_bit(seen.tricks().playable(), random_)));
  }

 private:
  Stream random_ = Stream::bots(Seed{0xCA}, 0, 0);
};

/// Names the trump and exchanges as the computer player does, and plays the lowest card that it may, a trump last.
struct LowestCards {
  Action operator()(const Deal& seen) const {
    if (seen.phase() != Phase::play) return choose(seen);
    const int lowest = most_worth(seen.tricks().playable(), [](int bit) { return -rank(bit); });
    return Action::play(seen.layout().card_at(lowest));
  }

 private:
  static int rank(int bit) { return bit < lanes::kTrumpLane ? bit % lanes::kLane : bit; }
};

/// Plays as the computer player does, and returns any card that it may.
class RandomReturns {
 public:
  Action operator()(const Deal& seen) {
    if (seen.phase() != Phase::returning) return choose(seen);
    ActionList legal;
    seen.legal(legal);
    return legal[random_.uniform(static_cast<std::uint32_t>(legal.size()))];
  }

 private:
  Stream random_ = Stream::bots(Seed{0xCB}, 0, 0);
};

/// Plays as the computer player does, and names any trump.
class RandomTrumps {
 public:
  Action operator()(const Deal& seen) {
    return seen.phase() == Phase::trump ? name_trump(static_cast<Suit>(random_.uniform(kSuits))) : choose(seen);
  }

 private:
  Stream random_ = Stream::bots(Seed{0xCC}, 0, 0);
};

}  // namespace rozbazi::teen_do_paanch
