// Positions as a player at the table would tell them, for the computer players' tests of all games: what is told is in
// words, and the cards that nobody at that seat can know are dealt at random, so that nothing can depend on them.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card_set.h"
#include "engine/random/stream.h"
#include "tests/players/leveled.h"

namespace rozbazi {

/// Words are separated by blanks.
inline std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> all;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) all.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return all;
}

inline std::vector<Card> shuffled(CardSet cards, Stream& random) {
  std::vector<Card> all;
  for (const Card card : cards) all.push_back(card);
  for (std::size_t i = all.size(); i > 1; --i) {
    std::swap(all[i - 1], all[random.uniform(static_cast<std::uint32_t>(i))]);
  }
  return all;
}

/// `attempt(random)` deals the hidden cards once: the deal, or nothing where the course is not possible with them.
/// Which of the many that agree comes out, `number` decides.
template <class Attempt>
auto agreeing_deal(std::uint64_t number, Attempt attempt) {
  Stream random = Stream::deal(Seed{7}, number);
  for (int tried = 0; tried < 20'000; ++tried) {
    if (const auto deal = attempt(random)) return *deal;
  }
  FAIL("no hidden cards agree with this position");
  throw std::logic_error("unreachable");
}

/// A position, what a sensible player may do there, and why. `Table` makes deals of a Position, and knows whose turn it
/// is.
template <class G, class Position, class Table>
struct SensibleMove {
  std::string_view why;
  Position position;
  std::string_view acceptable;  // actions, separated by blanks
};

/// `player(seen)` chooses.
template <class G, class Position, class Table, class Player = UsualChoice>
void check_sensible(const SensibleMove<G, Position, Table>& each, Player player = {}) {
  INFO(each.why);
  INFO(each.position.told());
  const Table table(each.position);
  const auto choice = [&](std::uint64_t number) {
    return std::string(G::name(player(table.deal(number).seen_by(table.seat()))));
  };
  const std::string chosen = choice(0);
  INFO("chosen: " << chosen << " of " << each.acceptable);
  const auto acceptable = words(each.acceptable);
  CHECK(std::find(acceptable.begin(), acceptable.end(), chosen) != acceptable.end());
  // Nor may the cards that it cannot see make a difference.
  for (std::uint64_t number = 1; number < Player::kOtherDeals + 1; ++number) CHECK(choice(number) == chosen);
}

/// What a position tells, in one line.
inline std::string told_together(std::initializer_list<std::string_view> parts) {
  std::string line;
  for (const std::string_view part : parts) line += (line.empty() ? "" : " | ") + std::string(part);
  return line;
}

}  // namespace rozbazi
