// The 27 bids of Five Hundred from low to high, what each promises and what it is worth (docs/rules/five-hundred.md 4.2
// and 9.1).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/cards/card.h"
#include "engine/games/five-hundred/cards.h"

namespace rozbazi::five_hundred {

enum class Game : std::uint8_t { suit, no_trump, misere, open_misere };
constexpr bool is_misere(Game game) { return game == Game::misere || game == Game::open_misere; }

struct Bid {
  std::string_view name;  // the action without `bid:`
  Game game;
  Suit trump;          // only of a suit bid
  std::uint8_t level;  // the tricks to be taken; none in a misère
  std::int16_t value;
};

/// How the cards lie under that bid, before a joker without a suit is given one.
constexpr Layout layout_of(const Bid& bid) { return bid.game == Game::suit ? trump_layout(bid.trump) : kPlain; }

/// A bid is known by its height, its place in here.
inline constexpr std::array<Bid, 27> kBids{{
    {"6S", Game::suit, Suit::spades, 6, 40},
    {"6C", Game::suit, Suit::clubs, 6, 60},
    {"6D", Game::suit, Suit::diamonds, 6, 80},
    {"6H", Game::suit, Suit::hearts, 6, 100},
    {"6NT", Game::no_trump, {}, 6, 120},
    {"7S", Game::suit, Suit::spades, 7, 140},
    {"7C", Game::suit, Suit::clubs, 7, 160},
    {"7D", Game::suit, Suit::diamonds, 7, 180},
    {"7H", Game::suit, Suit::hearts, 7, 200},
    {"7NT", Game::no_trump, {}, 7, 220},
    {"misere", Game::misere, {}, 0, 250},
    {"8S", Game::suit, Suit::spades, 8, 240},
    {"8C", Game::suit, Suit::clubs, 8, 260},
    {"8D", Game::suit, Suit::diamonds, 8, 280},
    {"8H", Game::suit, Suit::hearts, 8, 300},
    {"8NT", Game::no_trump, {}, 8, 320},
    {"9S", Game::suit, Suit::spades, 9, 340},
    {"9C", Game::suit, Suit::clubs, 9, 360},
    {"9D", Game::suit, Suit::diamonds, 9, 380},
    {"9H", Game::suit, Suit::hearts, 9, 400},
    {"9NT", Game::no_trump, {}, 9, 420},
    {"10S", Game::suit, Suit::spades, 10, 440},
    {"10C", Game::suit, Suit::clubs, 10, 460},
    {"10D", Game::suit, Suit::diamonds, 10, 480},
    {"open_misere", Game::open_misere, {}, 0, 500},
    {"10H", Game::suit, Suit::hearts, 10, 500},
    {"10NT", Game::no_trump, {}, 10, 520},
}};
inline constexpr int kHeights = static_cast<int>(kBids.size());

constexpr const Bid& bid_at(int height) { return kBids[static_cast<std::size_t>(height)]; }
/// The height of the bid of that name, or -1.
constexpr int height_of(std::string_view name) {
  for (int height = 0; height < kHeights; ++height) {
    if (bid_at(height).name == name) return height;
  }
  return -1;
}

inline constexpr int kLowestSeven = height_of("7S");
inline constexpr int kMisere = height_of("misere");

/// A set of bids: the bit of a bid's number is its height.
using Bids = std::uint32_t;

/// The bids that are higher than `height`, or all for -1; misère only above a bid of seven (4.2 and 4.3).
constexpr Bids bids_above(int height) {
  constexpr Bids kAll = (Bids{1} << kHeights) - 1;
  const Bids higher = kAll & ~Bids{0} << (height + 1);
  return height < kLowestSeven ? higher & ~(Bids{1} << kMisere) : higher;
}

}  // namespace rozbazi::five_hundred
