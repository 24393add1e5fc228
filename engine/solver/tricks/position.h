// Positions of the search of tricks.
#pragma once

#include <cstdint>

#include "engine/match/seats.h"
#include "engine/solver/tricks/cards.h"

namespace rozbazi::solver::tricks {

/// The length of one hand's lane, in a word that has the lengths of all of them; that of the last lane follows from the
/// others.
constexpr std::uint64_t length_of_one(int seat, int bit) {
  const int number = lane_of(bit);
  return number == kLanes - 1 ? 0 : std::uint64_t{1} << 4 * (kLanes * number + seat);
}

/// The start of a trick.
struct Start {
  int leader = 0;
  int left = 0;               // tricks
  Cards all = 0;              // the cards in hand
  std::uint64_t lengths = 0;  // length_of_one, added up
  unsigned askable = 0;       // the lanes that a lone trump may ask for when it is led
};

/// The cards on the table.
struct Trick {
  Cards follow = 0;     // the lane that must be followed
  Cards best_lane = 0;  // what the card that wins so far competes with
  std::uint8_t best = 0;
  std::uint8_t winner = 0;
  bool by_rank = false;   // whether it wins over another card of its lane
  std::uint8_t rank = 0;  // the lowest card that would have done as well as it
  Cards cards = 0;
  std::uint64_t lengths = 0;  // length_of_one of the cards, added up

  /// `rank` is the lowest of the neighbours of `bit` that the hand holds.
  void lead(int seat, int bit, int lowest_alike, Cards lane, Cards asked) {
    follow = asked;
    best_lane = lane;
    best = static_cast<std::uint8_t>(bit);
    winner = static_cast<std::uint8_t>(seat);
    rank = static_cast<std::uint8_t>(lowest_alike);
    cards = card(bit);
    lengths = length_of_one(seat, bit);
  }
  void add(int seat, int bit, int lowest_alike, const Trumps& trumps) {
    const Cards mask = card(bit);
    cards |= mask;
    lengths += length_of_one(seat, bit);
    const bool same_lane = (mask & best_lane) != 0;
    by_rank |= same_lane;
    if (same_lane ? bit < best : (mask & trumps.cards) == 0) return;
    best = static_cast<std::uint8_t>(bit);
    winner = static_cast<std::uint8_t>(seat);
    rank = static_cast<std::uint8_t>(lowest_alike);
    if (same_lane) return;
    by_rank = false;
    best_lane = trumps.cards;
  }
  /// The cards that counted in it.
  Cards ranks() const { return by_rank ? card(rank) : 0; }
};

}  // namespace rozbazi::solver::tricks
