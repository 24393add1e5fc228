// A pack: a game's deck in the order in which it is dealt, top card first (docs/rules/notation.md, Packs).
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/cards/card_set.h"
#include "engine/random/seed.h"

namespace rozbazi {

/// Room for the largest deck of all games (Five Hundred's 43 cards).
class Pack {
 public:
  static constexpr int kMost = 43;

  constexpr void push(Card card) { cards_[static_cast<std::size_t>(size_++)] = card; }
  constexpr int size() const { return size_; }
  constexpr Card operator[](int place) const { return cards_[static_cast<std::size_t>(place)]; }
  constexpr Card& operator[](int place) { return cards_[static_cast<std::size_t>(place)]; }
  constexpr std::span<const Card> cards() const { return {cards_.data(), static_cast<std::size_t>(size_)}; }

 private:
  std::array<Card, kMost> cards_{};
  int size_ = 0;
};

/// `pack(seed, k)` of docs/deals.md: the deck shuffled for deal `number` (0, 1, 2 …) of a match.
Pack shuffled_pack(CardSet deck, const Seed& seed, std::uint64_t number);

}  // namespace rozbazi
